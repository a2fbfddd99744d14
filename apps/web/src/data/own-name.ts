import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** First and last name of the person signed in, as one text; empty where they gave none. */
export const ownNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['profiles', id, 'name'],
    queryFn: async ({ signal }) => {
      const client = await getClient()
      const { data } = await client
        .from('profiles')
        .select('first_name,last_name')
        .eq('id', id)
        .abortSignal(signal)
        .single()
        .throwOnError()
      return [data.first_name, data.last_name].filter(Boolean).join(' ')
    },
  })
