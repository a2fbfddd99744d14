import { queryOptions } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

/** Whether this server has the product's own API (contact messages, newsletter, account as a whole); false in hosted mode. */
export const ownApiQuery = queryOptions({
  queryKey: ['own-api'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).ownApi !== false,
})
