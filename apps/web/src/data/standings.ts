import { proposalStandings } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const PATH = '/standings'

/** One's own standings towards projects that looked at one. */
export const standingsQuery = queryOptions({
  queryKey: ['invitations', 'standings'],
  staleTime: 0,
  queryFn: ({ signal }) => readApi(proposalStandings, PATH, signal),
})

/** Has one more standing worked out. */
export function useAskStanding() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const response = await callApiSignedIn({ method: 'POST', path: PATH })
      return proposalStandings.parse(await response.json())
    },
    onSuccess: (standings) => queries.setQueryData(standingsQuery.queryKey, standings),
  })
}
