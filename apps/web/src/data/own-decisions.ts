import { ownDecisions } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const KEY = ['decisions'] as const

/** What moderators decided about the posts and comments of whoever is signed in, the newest first. */
export const ownDecisionsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => readApi(ownDecisions, '/moderation/decisions', signal),
  })

/** Sends an appeal; the caller shows a failure beside what was typed. */
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
