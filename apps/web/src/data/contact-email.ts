import { PROVIDER } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'

/** The address to write to: the operator's (`CONTACT_EMAIL`), else the one Podium comes with. */
export const contactEmailQuery = queryOptions({
  queryKey: ['provider', 'email'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<string> => {
    const config: { contactEmail?: string } = await (await fetch('/config.json')).json()
    return config.contactEmail ?? PROVIDER.email
  },
})
