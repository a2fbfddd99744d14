import { type FeedbackForm, feedbackList } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

export const feedbackQuery = (project: string) =>
  queryOptions({
    queryKey: ['plans', project, 'feedback'],
    queryFn: ({ signal }) => readApi(feedbackList, `/projects/${project}/feedback`, signal),
    refetchOnWindowFocus: true,
  })

type Given = FeedbackForm & { person: string }

/** Gives feedback about a person, or changes it; the caller shows a failure beside the form. */
export function useGiveFeedback(project: string) {
  const queries = useQueryClient()
  const { queryKey } = feedbackQuery(project)
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ person, ...body }: Given) => {
      const path = `/projects/${project}/feedback/${person}`
      const response = await callApiSignedIn({ method: 'PUT', path, body })
      return feedbackList.parse(await response.json())
    },
    onSuccess: (list) => queries.setQueryData(queryKey, list),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
