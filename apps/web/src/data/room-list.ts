import type { RoomInShort } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { newsOf } from './news.ts'
import { readUnchecked } from './read-api.ts'

/** Rooms of the person signed in, with what is unread; first views show them (decision 0235). */
export const roomsQuery = queryOptions({
  queryKey: ['rooms', 'list'],
  queryFn: ({ signal }) => readUnchecked<RoomInShort[]>('/rooms', signal),
  retry: false,
  ...newsOf('rooms'),
})
