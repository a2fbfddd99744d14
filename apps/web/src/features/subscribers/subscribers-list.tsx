import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  SUBSCRIBERS_PER_PAGE,
  type SubscribersAddress,
  subscribersQuery,
} from '../../data/admin-newsletter.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Stale } from '../../ui/stale.tsx'
import { SubscribersTable } from './subscribers-table.tsx'

type SubscribersListProps = {
  address: SubscribersAddress
  onChange: (part: Partial<SubscribersAddress>, options?: { replace: boolean }) => void
}

/** One page of those who receive the newsletter. */
export function SubscribersList({ address, onChange }: SubscribersListProps) {
  const { t } = useTranslation()
  const summary = useRef<HTMLParagraphElement>(null)
  const query = useQuery(subscribersQuery(address))
  const { search, language, page } = address
  const pages = usePages(query, {
    page,
    perPage: SUBSCRIBERS_PER_PAGE,
    onPage: (last) => onChange({ page: last }, { replace: true }),
  })
  const isFiltered = search !== '' || language !== undefined
  return (
    <Loaded
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'subscribers.loadFailed')}
    >
      {({ subscribers, total }) => (
        <>
          <p
            ref={summary}
            tabIndex={-1}
            role="status"
            className="-mb-1 justify-self-start rounded text-sm text-muted tabular-nums"
          >
            {t('subscribers.total', { count: total })}
          </p>
          <Stale when={query.isPlaceholderData}>
            <Card className="overflow-hidden">
              {subscribers.length > 0 ? (
                <SubscribersTable subscribers={subscribers} />
              ) : (
                <EmptyList
                  icon={MailOpen}
                  text={t(isFiltered ? 'subscribers.noneFound' : 'subscribers.empty')}
                  action={
                    isFiltered && {
                      label: t('subscribers.showAll'),
                      onAct: () => {
                        onChange({ search: '', language: undefined })
                        summary.current?.focus()
                      },
                    }
                  }
                />
              )}
            </Card>
          </Stale>
          <Pager page={page} pages={pages} onPage={(next) => onChange({ page: next })} />
        </>
      )}
    </Loaded>
  )
}
