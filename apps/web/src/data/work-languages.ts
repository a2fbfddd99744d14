import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { personId } from './session.ts'

/** Languages that a person says they work in (ISO 639-1). */
export const workLanguagesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['work-languages', userId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await getClient()
      const { data } = await client
        .from('person_languages')
        .select('language')
        .eq('person_id', userId)
        .order('language')
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ language }) => language)
    },
  })

type Change = { language: string; isSpoken: boolean }

/** Adds or removes a language: shown at once, taken back when the server refuses. */
export function useSetWorkLanguage(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = workLanguagesQuery(userId)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `languages of ${userId}` },
    mutationFn: async ({ language, isSpoken }: Change) => {
      const languages = (await getClient()).from('person_languages')
      const row = { person_id: personId(), language }
      await (isSpoken
        ? languages.upsert(row, { onConflict: 'person_id,language', ignoreDuplicates: true })
        : languages.delete().match(row)
      ).throwOnError()
    },
    onMutate: async ({ language, isSpoken }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now = []) => [
        ...now.filter((one) => one !== language),
        ...(isSpoken ? [language] : []),
      ])
      return { before }
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1)
        return queries.invalidateQueries({ queryKey })
    },
  })
}
