import { newsletterSubscriptionsPage, newsletterSubscriptionsQuery as params } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Address of the list of subscribers: search, language and page. */
export const newsletterSubscriptionsAddress = listAddress(params.omit({ per_page: true }))
export type NewsletterSubscriptionsAddress = ReturnType<typeof newsletterSubscriptionsAddress.parse>

export const newsletterSubscriptionsQuery = (address: NewsletterSubscriptionsAddress) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ ...address, per_page: PAGE_SIZES.newsletterSubscriptions })
      return readApi(
        newsletterSubscriptionsPage,
        `/admin/newsletter-subscriptions?${query}`,
        signal,
      )
    },
  })

/** Every subscriber that matches, as a CSV file. Throws `ApiError`. */
export async function downloadNewsletterSubscriptions({
  page: _page,
  ...filter
}: NewsletterSubscriptionsAddress): Promise<Blob> {
  const path = `/admin/newsletter-subscriptions.csv?${listParams(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}
