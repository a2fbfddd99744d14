import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { personId } from './session.ts'

/** Preference for a kind of project: more of it, or none. */
export type ProjectPreference = 'more' | 'never'

/** Preferences of a person by kind of project. */
export const projectPreferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['project-preferences', userId],
    queryFn: async ({ signal }): Promise<Record<string, ProjectPreference>> => {
      const client = await getClient()
      const { data } = await client
        .from('project_preferences')
        .select('kind,preference')
        .eq('person_id', userId)
        .abortSignal(signal)
        .throwOnError()
      return Object.fromEntries(
        data.map(({ kind, preference }) => [kind, preference === 'never' ? 'never' : 'more']),
      )
    },
  })

type Change = { kind: string; preference: ProjectPreference | null }

/** Sets or takes back a preference: shown at once, undone when the server refuses. */
export function useSetProjectPreference(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = projectPreferencesQuery(userId)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `preferences of ${userId}` },
    mutationFn: async ({ kind, preference }: Change) => {
      const preferences = (await getClient()).from('project_preferences')
      const key = { person_id: personId(), kind }
      await (preference === null
        ? preferences.delete().match(key)
        : preferences.upsert({ ...key, preference }, { onConflict: 'person_id,kind' })
      ).throwOnError()
    },
    onMutate: async ({ kind, preference }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now = {}) => {
        const { [kind]: _, ...others } = now
        return preference === null ? others : { ...others, [kind]: preference }
      })
      return { before }
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1)
        return queries.invalidateQueries({ queryKey })
    },
  })
}
