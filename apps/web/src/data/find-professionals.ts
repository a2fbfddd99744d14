import { queryOptions } from '@tanstack/react-query'
import { authorOf } from './author.ts'
import { getClient } from './client.ts'
import type { Member } from './community.ts'
import { searchWords } from './search-words.ts'

export const FOUND_KEY = ['professionals']

/** Professionals whom a search of the feed finds by name or profession, the first five by name. */
export const professionalsQuery = (search: string) =>
  queryOptions({
    queryKey: [...FOUND_KEY, search],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const client = await getClient()
      const { data } = await client
        .rpc('find_professionals', { words: searchWords(search) })
        .abortSignal(signal)
        .throwOnError()
      return data.flatMap(({ id, profession, ...names }) =>
        id === null ? [] : [{ ...authorOf(id, names), profession }],
      )
    },
  })
