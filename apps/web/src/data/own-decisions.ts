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

/** Objects to one of them; the caller shows a failure beside what was typed. */
export function useObject(decisionId: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (objection: string) =>
      callApiSignedIn({
        method: 'POST',
        path: `/moderation/decisions/${decisionId}/objection`,
        body: { objection },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
