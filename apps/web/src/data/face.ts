import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** Name and picture of a person. */
export const faceQuery = (id: string) =>
  queryOptions({
    queryKey: ['profiles', id, 'face'],
    queryFn: async ({ signal }) => {
      const client = await getClient()
      const { data } = await client
        .from('profiles')
        .select('first_name,last_name,avatar_url')
        .eq('id', id)
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data
    },
  })
