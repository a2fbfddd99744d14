import { securityEvents } from '@podium/domain'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { readApi } from './read-api.ts'

/** Person's log of security events, newest first; one's own without an id. */
export const securityEventsQuery = (accountId?: string) => {
  const path = accountId === undefined ? '/account' : `/admin/users/${accountId}`
  return infiniteQueryOptions({
    queryKey: ['security-events', accountId],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readApi(securityEvents, `${path}/security-events${pageParam}`, signal),
    getNextPageParam: ({ events, has_more }) =>
      has_more ? `?before=${events.at(-1)?.id}` : undefined,
  })
}
