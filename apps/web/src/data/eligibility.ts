import type { CandidateProfile } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** Facts that decide, besides their role, whether a person may publish and can be proposed (`missingToPublish`, `missingToBeProposed`). */
export const eligibilityQuery = (personId: string) =>
  queryOptions({
    queryKey: ['eligibility', personId],
    queryFn: async ({ signal }): Promise<CandidateProfile> => {
      const client = await getClient()
      const [{ data }, { count }] = await Promise.all([
        client
          .from('professional_profiles')
          .select('profession,hourly_rate,availability_status,profiles(first_name,last_name)')
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
        hourly_rate: data.hourly_rate,
        availability_status: data.availability_status,
        skillCount: count ?? 0,
      }
    },
  })
