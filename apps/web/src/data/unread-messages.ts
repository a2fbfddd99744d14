import { queryOptions } from '@tanstack/react-query'
import { newsOf } from './news.ts'

/**
 * Number of unread messages in all rooms of the person signed in. Its key lies below that of the list of rooms, so that
 * what changes the list changes the number. The code that reads the list is downloaded with the first request.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['rooms', 'list', 'unread'],
  queryFn: async ({ client }): Promise<number> => {
    const { roomsQuery } = await import('./rooms.ts')
    const rooms = await client.fetchQuery({ ...roomsQuery, staleTime: 0 })
    return rooms.reduce((sum, { unread }) => sum + unread, 0)
  },
  retry: false,
  ...newsOf('rooms'),
})
