import { subscribersPage, subscribersQuery as subscribersParams } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Address of the list of subscribers: search, language and page. */
export const subscribersAddress = listAddress(subscribersParams.omit({ per_page: true }))
export type SubscribersAddress = ReturnType<typeof subscribersAddress.parse>

export const subscribersQuery = (address: SubscribersAddress) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ ...address, per_page: PAGE_SIZES.subscribers })
      return readApi(subscribersPage, `/admin/newsletter?${query}`, signal)
    },
  })

/** Every subscriber that matches, as a CSV file. Throws `ApiError`. */
export async function downloadSubscribers({
  page: _page,
  ...filter
}: SubscribersAddress): Promise<Blob> {
  const path = `/admin/newsletter.csv?${listParams(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}
