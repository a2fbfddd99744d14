import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** Way to sign in to one's account: an address, a phone, or the account of a provider. */
export type Identity = { id: string; provider: string; email: string | undefined; linkedAt: string }

/** Identities of the person signed in. */
export const identitiesQuery = queryOptions({
  queryKey: ['account', 'identities'],
  staleTime: 0,
  queryFn: async (): Promise<Identity[]> => {
    const { auth } = await getClient()
    const { data, error } = await auth.getUserIdentities()
    if (error) throw error
    return data.identities.map(({ identity_id, provider, identity_data, created_at = '' }) => ({
      id: identity_id,
      provider,
      email: identity_data?.['email'],
      linkedAt: created_at,
    }))
  },
})

/** Removes an identity: its provider signs in to this account no more. */
export function useUnlinkIdentity() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (id: string) => {
      const { auth } = await getClient()
      const { data, error: unread } = await auth.getUserIdentities()
      if (unread) throw unread
      const identity = data.identities.find(({ identity_id }) => identity_id === id)
      if (identity === undefined) return
      const { error } = await auth.unlinkIdentity(identity)
      if (error) throw error
    },
    onSettled: () => queries.invalidateQueries(identitiesQuery),
  })
}
