import { subscribersPage } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

export const SUBSCRIBERS_PER_PAGE = 50

/** Which subscribers, as it stands in the address. What makes no sense there counts as absent. */
export const subscribersAddress = z.object({
  search: z.string().trim().max(200).catch(''),
  language: z.enum(['fr', 'en']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type SubscribersAddress = z.output<typeof subscribersAddress>
type Filter = Pick<SubscribersAddress, 'search' | 'language'>

export const subscribersQuery = (address: SubscribersAddress) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = queryOf(address)
      query.set('page', String(address.page))
      query.set('per_page', String(SUBSCRIBERS_PER_PAGE))
      return readApi(subscribersPage, `/admin/newsletter?${query}`, signal)
    },
  })

/** Every subscriber that matches, as a file. Throws `ApiError`. */
export async function downloadSubscribers(filter: Filter): Promise<Blob> {
  const path = `/admin/newsletter.csv?${queryOf(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}

const queryOf = ({ search, language }: Filter) =>
  new URLSearchParams({ ...(search && { search }), ...(language && { language }) })
