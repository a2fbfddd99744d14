import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { newsOf } from './news.ts'

/** Number of invitations that wait for a person's answer; counted again while the page is visible. */
export const openInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['invitations', 'open', userId],
    queryFn: async ({ signal }): Promise<number> => {
      const client = await getClient()
      const { count } = await client
        .from('invitations')
        .select('*', { count: 'exact', head: true })
        .match({ person_id: userId, status: 'open' })
        .gt('due_at', new Date().toISOString())
        .abortSignal(signal)
        .throwOnError()
      return count ?? 0
    },
    retry: false,
    ...newsOf('openInvitations'),
  })
