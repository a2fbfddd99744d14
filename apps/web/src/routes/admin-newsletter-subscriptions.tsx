import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from '../data/list-address.ts'
import {
  downloadNewsletterSubscriptions,
  newsletterSubscriptionsAddress,
  newsletterSubscriptionsQuery,
} from '../data/newsletter-subscriptions.ts'
import { NewsletterSubscriptionsRows } from '../features/newsletter-subscriptions/newsletter-subscriptions-rows.tsx'
import { NewsletterSubscriptionsToolbar } from '../features/newsletter-subscriptions/newsletter-subscriptions-toolbar.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePager } from '../lib/use-pager.ts'
import { ExportButton } from '../ui/export-button.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { ListSummary } from '../ui/list-summary.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListScreen } from './list-screen.tsx'

/** Confirmed subscribers of the newsletter; search, language and page are in the address. */
export function AdminNewsletterSubscriptions() {
  const { t } = useTranslation()
  const { address, change } = useListAddress(newsletterSubscriptionsAddress, { page: 1 })
  const query = useQuery(newsletterSubscriptionsQuery(address))
  const pager = usePager(query, {
    page: address.page,
    perPage: PAGE_SIZES.newsletterSubscriptions,
    onChange: change,
  })
  const exportList = useExport(
    () => downloadNewsletterSubscriptions(address),
    'podium-newsletter.csv',
  )
  const summary = useRef<HTMLParagraphElement>(null)

  const handleShowAll = () => {
    change({ search: '', language: undefined })
    summary.current?.focus()
  }
  return (
    <ListScreen
      title={t('admin.newsletter')}
      actions={<ExportButton waiting={exportList.isPending} onExport={exportList.mutate} />}
      toolbar={<NewsletterSubscriptionsToolbar address={address} onChange={change} />}
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'newsletterSubscriptions.loadFailed')}
      summary={({ total }) => (
        <ListSummary ref={summary}>
          {t('newsletterSubscriptions.total', { count: total })}
        </ListSummary>
      )}
      rows={({ newsletter_subscriptions: subscriptions }) => (
        <NewsletterSubscriptionsRows
          subscriptions={subscriptions}
          isFiltered={address.search !== '' || address.language !== undefined}
          onShowAll={handleShowAll}
        />
      )}
      pager={() => <Pager {...pager} />}
    />
  )
}
