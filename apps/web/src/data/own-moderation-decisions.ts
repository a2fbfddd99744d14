import { ownModerationDecisions } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const KEY = ['decisions'] as const

/** Moderators' decisions about the posts and comments of the person signed in, newest first. */
export const ownModerationDecisionsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => readApi(ownModerationDecisions, '/moderation/decisions', signal),
  })

/** Sends an appeal; the caller shows a failure beside the form. */
export function useAppeal(decisionId: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (appeal: string) =>
      callApiSignedIn({
        method: 'POST',
        path: `/moderation/decisions/${decisionId}/appeal`,
        body: { appeal },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
