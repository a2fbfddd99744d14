import { PROVIDER } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

/** The address to write to: the operator's (`CONTACT_EMAIL`), else the one Podium comes with. */
export const contactEmailQuery = queryOptions({
  queryKey: ['provider', 'email'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).contactEmail ?? PROVIDER.email,
})
