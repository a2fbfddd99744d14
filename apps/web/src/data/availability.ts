import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { personId } from './session.ts'

/** Free hours of a week, by its Monday, and when they were said. */
export type SaidWeek = { week: string; hours: number; said_at: string }

/** Weeks from a Monday on that the person has spoken of. */
export const availabilityQuery = (userId: string, from: string) =>
  queryOptions({
    queryKey: ['availability', userId],
    queryFn: async ({ signal }): Promise<SaidWeek[]> => {
      const client = await getClient()
      const { data } = await client
        .from('availability_weeks')
        .select('week,hours,said_at')
        .eq('person_id', userId)
        .gte('week', from)
        .order('week')
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Says the free hours of weeks: shown at once, taken back when the server refuses. */
export function useSayWeeks(userId: string, from: string) {
  const queries = useQueryClient()
  const { queryKey } = availabilityQuery(userId, from)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `weeks of ${userId}` },
    mutationFn: async (weeks: readonly Pick<SaidWeek, 'week' | 'hours'>[]) => {
      const client = await getClient()
      await client
        .from('availability_weeks')
        .upsert(
          weeks.map(({ week, hours }) => ({ person_id: personId(), week, hours })),
          { onConflict: 'person_id,week' },
        )
        .throwOnError()
    },
    onMutate: async (weeks) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      const said_at = new Date().toISOString()
      const changed = new Map(weeks.map(({ week, hours }) => [week, { week, hours, said_at }]))
      queries.setQueryData(queryKey, (now = []) => [
        ...now.filter(({ week }) => !changed.has(week)),
        ...changed.values(),
      ])
      return { before }
    },
    onError: (_error, _weeks, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1)
        return queries.invalidateQueries({ queryKey })
    },
  })
}
