import { ownSession } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

/** One's own open sessions, the last used one first. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  staleTime: 0,
  queryFn: ({ signal }) => readApi(z.array(ownSession), '/account/sessions', signal),
})

/** Ends one of one's own sessions. */
export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      callApiSignedIn({ method: 'DELETE', path: `/account/sessions/${id}` }),
    onSettled: () => queries.invalidateQueries(ownSessionsQuery),
  })
}
