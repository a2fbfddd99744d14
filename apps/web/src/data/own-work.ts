import { ownWork } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from './read-api.ts'

/** One's own work in all projects, beside the time one has for it. */
export const ownWorkQuery = queryOptions({
  queryKey: ['invitations', 'own-work'],
  staleTime: 0,
  queryFn: ({ signal }) => readApi(ownWork, '/own-work', signal),
  refetchOnWindowFocus: true,
})
