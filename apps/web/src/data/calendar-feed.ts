import { calendarFeed, newCalendarFeed } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const PATH = '/account/calendar'

/** One's own calendar feed; null: none. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['account', 'calendar'],
  staleTime: 0,
  queryFn: ({ signal }) => readApi(calendarFeed, PATH, signal),
})

/** Makes the secret address of one's calendar, which is answered this once; the one before ends. */
export function useMakeCalendarFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      newCalendarFeed.parse(await (await callApiSignedIn({ method: 'POST', path: PATH })).json()),
    onSettled: () => queries.invalidateQueries(calendarFeedQuery),
    gcTime: 0, // the address stays no longer than the screen
  })
}

/** Ends one's calendar feed. */
export function useEndCalendarFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApiSignedIn({ method: 'DELETE', path: PATH }),
    onSettled: () => queries.invalidateQueries(calendarFeedQuery),
  })
}
