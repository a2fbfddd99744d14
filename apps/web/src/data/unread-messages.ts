import { queryOptions } from '@tanstack/react-query'
import { newsOf } from './news.ts'
import { roomsQuery } from './room-list.ts'

/**
 * Number of unread messages in all rooms of the person signed in. Its key lies below that of the list of rooms, so that
 * what changes the list changes the number.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['rooms', 'list', 'unread'],
  queryFn: async ({ client }): Promise<number> => {
    const rooms = await client.fetchQuery({ ...roomsQuery, staleTime: 0 })
    return rooms.reduce((sum, { unread }) => sum + unread, 0)
  },
  retry: false,
  ...newsOf('rooms'),
})
