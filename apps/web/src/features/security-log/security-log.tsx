import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { securityEventsQuery } from '../../data/security-events.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SecurityEventItem } from './security-event-item.tsx'

/** Log of an account's security events, newest first, older ones on demand; one's own without an id. */
export function SecurityLog({ accountId }: { accountId?: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(securityEventsQuery(accountId))
  const list = useRef<HTMLOListElement>(null)
  const handleOlder = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    if (!hasNextPage) list.current?.focus({ preventScroll: true }) // the pressed button goes
  }
  return (
    <Loaded
      query={query}
      loading={<Skeleton className="h-24" />}
      sentence={(error) => errorSentence(t, error)}
    >
      {({ pages }) => {
        const events = pages.flatMap((page) => page.events)
        if (events.length === 0) return <p className="text-muted">{t('securityLog.empty')}</p>
        return (
          <>
            <ol
              ref={list}
              tabIndex={-1}
              aria-label={t('securityLog.title')}
              className="grid gap-3 rounded"
            >
              {events.map((event) => (
                <SecurityEventItem key={event.id} event={event} />
              ))}
            </ol>
            {query.hasNextPage && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                waiting={query.isFetchingNextPage}
                onClick={() => void handleOlder()}
              >
                {t('securityLog.older')}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
