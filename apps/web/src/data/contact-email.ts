import { PROVIDER } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

/** Contact address: the operator's (`CONTACT_EMAIL`), else the built-in one. */
export const contactEmailQuery = queryOptions({
  queryKey: ['provider', 'email'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).contactEmail ?? PROVIDER.email,
})
