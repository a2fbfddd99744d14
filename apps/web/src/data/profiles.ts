import { type ProfileChanges, type PublicProfileRow, publicColumns } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { eligibilityQuery } from './eligibility.ts'
import { FEED_KEY } from './posts.ts'

/** Profile of a person, both tables as one row; private columns are null for others. */
export type Profile = Awaited<ReturnType<typeof fetchProfile>>

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profiles', id],
    queryFn: ({ signal }) => fetchProfile(id, signal),
  })

async function fetchProfile(id: string, signal: AbortSignal) {
  const client = await getClient()
  const { data } = await client
    .from('professional_profiles')
    .select('*,person:profiles(*)')
    .eq('id', id)
    .abortSignal(signal)
    .single()
    .throwOnError()
  const { person, ...professional } = data
  return { ...person, ...professional }
}

/** Profile as every member may see it; the hourly rate only if its owner shows it. */
export type PublicProfile = PublicProfileRow & { id: string }

const PUBLIC_SELECT = `id,${publicColumns('professional_profiles')},person:profiles(${publicColumns('profiles')})`

/** Profile of a member; null if nobody has this id. */
export const publicProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profiles', id, 'public'],
    queryFn: ({ signal }) => fetchPublicProfile(id, signal),
  })

async function fetchPublicProfile(id: string, signal: AbortSignal): Promise<PublicProfile | null> {
  const client = await getClient()
  const { data } = await client
    .from('professional_profiles')
    .select<string, PublicProfile & { person: PublicProfile }>(PUBLIC_SELECT) // each has its view's columns
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  const { person, ...professional } = data
  return { ...person, ...professional }
}

/** Stores both tables of one's profile in one transaction. */
export function useSaveProfile(id: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (changes: ProfileChanges) => {
      const client = await getClient()
      await client.rpc('save_profile', { changes }).throwOnError()
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['profiles', id] }),
        queries.invalidateQueries(eligibilityQuery(id)),
        queries.invalidateQueries({ queryKey: FEED_KEY }),
      ]),
  })
}
