import type { AuthorProfile } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** Facts that decide whether a person may publish, besides their role (`missingToPublish`). */
export const eligibilityQuery = (personId: string) =>
  queryOptions({
    queryKey: ['eligibility', personId],
    queryFn: async ({ signal }): Promise<AuthorProfile> => {
      const client = await getClient()
      const [{ data }, { count }] = await Promise.all([
        client
          .from('professional_profiles')
          .select('profession,profiles(first_name,last_name)')
          .eq('id', personId)
          .abortSignal(signal)
          .single()
          .throwOnError(),
        client
          .from('user_skills')
          .select('*', { count: 'exact', head: true })
          .eq('user_id', personId)
          .abortSignal(signal)
          .throwOnError(),
      ])
      return {
        first_name: data.profiles?.first_name ?? null,
        last_name: data.profiles?.last_name ?? null,
        profession: data.profession,
        skillCount: count ?? 0,
      }
    },
  })
