import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  downloadSubscribers,
  subscribersAddress,
  subscribersQuery,
} from '../data/admin-newsletter.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { SubscribersRows } from '../features/subscribers/subscribers-rows.tsx'
import { SubscribersToolbar } from '../features/subscribers/subscribers-toolbar.tsx'
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
export function AdminNewsletter() {
  const { t } = useTranslation()
  const { address, change } = useListAddress(subscribersAddress, { page: 1 })
  const query = useQuery(subscribersQuery(address))
  const pager = usePager(query, {
    page: address.page,
    perPage: PAGE_SIZES.subscribers,
    onChange: change,
  })
  const exportList = useExport(() => downloadSubscribers(address), 'podium-newsletter.csv')
  const summary = useRef<HTMLParagraphElement>(null)

  const handleShowAll = () => {
    change({ search: '', language: undefined })
    summary.current?.focus()
  }
  return (
    <ListScreen
      title={t('admin.newsletter')}
      actions={<ExportButton waiting={exportList.isPending} onExport={exportList.mutate} />}
      toolbar={<SubscribersToolbar address={address} onChange={change} />}
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'subscribers.loadFailed')}
      summary={({ total }) => (
        <ListSummary ref={summary}>{t('subscribers.total', { count: total })}</ListSummary>
      )}
      rows={({ subscribers }) => (
        <SubscribersRows
          subscribers={subscribers}
          isFiltered={address.search !== '' || address.language !== undefined}
          onShowAll={handleShowAll}
        />
      )}
      pager={() => <Pager {...pager} />}
    />
  )
}
