import type { CalendarFeed } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  calendarFeedQuery,
  useEndCalendarFeed,
  useMakeCalendarFeed,
} from '../../data/calendar-feed.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SecretAddress } from '../../ui/secret-address.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Secret address at which a calendar program reads one's own work: made, shown once, replaced or ended. */
export function CalendarFeedCard() {
  const { t } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(calendarFeedQuery)
  return (
    <Card as="section" aria-labelledby={headingId} className="grid gap-3 p-4 sm:p-6">
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold outline-none"
      >
        {t('invitations.calendar.title')}
      </h2>
      <p className="text-sm text-pretty text-muted">{t('invitations.calendar.lead')}</p>
      <Loaded
        query={query}
        loading={<Skeleton className="h-11" rounded="2xl" />}
        sentence={(error) => errorSentence(t, error, 'invitations.calendar.loadFailed')}
      >
        {(feed) => <Feed feed={feed} focusAfter={() => heading.current} />}
      </Loaded>
    </Card>
  )
}

type FeedProps = {
  feed: CalendarFeed
  /** Element to focus when the button that was pressed goes. */
  focusAfter: () => HTMLElement | null
}

function Feed({ feed, focusAfter }: FeedProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'replace' | 'end'>('replace')
  const [isAsking, setAsking] = useState(false)
  const hasActed = useRef(false)
  const make = useMakeCalendarFeed()
  const end = useEndCalendarFeed()
  const ask = (what: typeof asked) => {
    hasActed.current = false
    setAsked(what)
    setAsking(true)
  }
  const handleConfirm = () => {
    hasActed.current = true
    const onSettled = () => setAsking(false)
    if (asked === 'replace') make.mutate(undefined, { onSettled })
    else end.mutate(undefined, { onSuccess: make.reset, onSettled })
  }
  return (
    <>
      {make.data !== undefined && (
        <SecretAddress
          address={make.data.address}
          texts={{
            label: t('invitations.calendar.address'),
            hint: t('invitations.calendar.once'),
            copy: t('invitations.calendar.copy'),
            copied: t('invitations.calendar.copied'),
            copyFailed: t('invitations.calendar.copyFailed'),
          }}
        />
      )}
      {feed === null ? (
        <Button
          className="justify-self-start"
          waiting={make.isPending}
          waitingLabel={t('invitations.calendar.waiting')}
          onClick={() => make.mutate(undefined, { onSuccess: () => focusAfter()?.focus() })}
        >
          {t('invitations.calendar.make')}
        </Button>
      ) : (
        <>
          <p className="text-sm">
            {t('invitations.calendar.since', { time: exactTime(new Date(feed.created_at)) })}{' '}
            {feed.read_at === null
              ? t('invitations.calendar.unread')
              : t('invitations.calendar.read', { time: exactTime(new Date(feed.read_at)) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="sm" onClick={() => ask('replace')}>
              {t('invitations.calendar.replace')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => ask('end')}>
              {t('invitations.calendar.end')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        danger={asked === 'end'}
        title={t(`invitations.calendar.${asked}Title`)}
        message={t('invitations.calendar.effect')}
        confirmLabel={t(`invitations.calendar.${asked}`)}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('invitations.calendar.waiting')}
        waiting={make.isPending || end.isPending}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
        focusAfter={() => (hasActed.current ? focusAfter() : null)}
      />
    </>
  )
}
