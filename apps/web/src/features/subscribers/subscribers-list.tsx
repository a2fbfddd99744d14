import type { Subscriber } from '@podium/domain'
import { LANGUAGE_NAMES } from '@podium/i18n'
import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  SUBSCRIBERS_PER_PAGE,
  type SubscribersAddress,
  subscribersQuery,
} from '../../data/admin-newsletter.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime, shortDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const CELL = 'px-4 py-3 text-start align-middle'

type SubscribersListProps = {
  address: SubscribersAddress
  onChange: (part: Partial<SubscribersAddress>, options?: { replace: boolean }) => void
}

/** One page of those who receive the newsletter. */
export function SubscribersList({ address, onChange }: SubscribersListProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    subscribersQuery(address),
  )
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / SUBSCRIBERS_PER_PAGE))
  const isPastEnd = data !== undefined && !isPlaceholderData && address.page > pages
  useEffect(() => {
    if (isPastEnd) onChange({ page: pages }, { replace: true })
  })

  if (error !== null && (data === undefined || isPlaceholderData)) {
    return (
      <LoadFailure
        message={errorSentence(t, error, 'subscribers.loadFailed')}
        retryLabel={t('common.retry')}
        retryingLabel={t('common.retrying')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-96" />
      </div>
    )
  }
  const isFiltered = address.search !== '' || address.language !== undefined
  return (
    <>
      <p role="status" className="-mb-1 text-sm text-muted tabular-nums">
        {t('subscribers.total', { count: data.total })}
      </p>
      {data.subscribers.length === 0 ? (
        <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
          <MailOpen aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
          <p>{t(isFiltered ? 'subscribers.noneFound' : 'subscribers.empty')}</p>
          {isFiltered && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChange({ search: '', language: undefined })}
            >
              {t('subscribers.showAll')}
            </Button>
          )}
        </div>
      ) : (
        <Card
          aria-busy={isPlaceholderData}
          className={classNames(
            'overflow-hidden transition-opacity delay-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <table aria-label={t('subscribers.table')} className="w-full text-sm">
            <thead className="bg-sunken text-muted">
              <tr>
                <th scope="col" className={classNames(CELL, 'font-medium')}>
                  {t('subscribers.email')}
                </th>
                <th scope="col" className={classNames(CELL, 'font-medium max-sm:hidden')}>
                  {t('subscribers.language')}
                </th>
                <th scope="col" className={classNames(CELL, 'font-medium whitespace-nowrap')}>
                  {t('subscribers.since')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.subscribers.map((subscriber) => (
                <Row key={subscriber.id} subscriber={subscriber} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {pages > 1 && (
        <Pager
          page={address.page}
          pages={pages}
          labels={{
            pages: t('subscribers.pages'),
            previous: t('subscribers.previous'),
            next: t('subscribers.next'),
            position: t('subscribers.position', { page: address.page, pages }),
          }}
          onPage={(page) => onChange({ page })}
        />
      )}
    </>
  )
}

function Row({ subscriber: { email, language, confirmed_at } }: { subscriber: Subscriber }) {
  const since = new Date(confirmed_at)
  return (
    <tr className="border-t border-border hover:bg-hover">
      <td className={classNames(CELL, 'wrap-anywhere')}>
        {email}
        <span lang={language} className="block text-muted sm:hidden">
          {LANGUAGE_NAMES[language]}
        </span>
      </td>
      <td lang={language} className={classNames(CELL, 'text-muted max-sm:hidden')}>
        {LANGUAGE_NAMES[language]}
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap tabular-nums')}>
        <time dateTime={confirmed_at} title={exactTime(since)}>
          {shortDate(since)}
        </time>
      </td>
    </tr>
  )
}
