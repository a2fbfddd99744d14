import { AVAILABILITY_DAYS } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { availabilityQuery, type SaidWeek, useSayWeeks } from '../../data/availability.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { dayOfMonth } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mondaysFrom } from './mondays-from.ts'

const WEEKS = 8
/** Weeks shown at first; the others where one of them was said already, or when asked for. */
const FIRST_WEEKS = 4
const DAY_MS = 86_400_000
/** Hours of each choice; two days are 14 hours. */
const HOURS = { none: 0, some: 14, full: 35 } as const
type Choice = keyof typeof HOURS
const CHOICES: readonly Choice[] = ['none', 'some', 'full']

/** Free time of the next weeks, one tap each; what was said long ago is to be confirmed. */
export function AvailabilityWeeks({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const heading = useId()
  const mondays = mondaysFrom(new Date(), WEEKS)
  const from = mondays[0] ?? ''
  const query = useQuery(availabilityQuery(userId, from))
  const say = useSayWeeks(userId, from)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Card as="section" aria-labelledby={heading} className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id={heading} className="font-display text-xl font-semibold">
          {t('invitations.weeks.title')}
        </h2>
        <p className="text-sm text-pretty text-muted">
          {t('invitations.weeks.lead', { days: AVAILABILITY_DAYS })}
        </p>
      </div>
      <Loaded
        query={query}
        loading={<Skeleton className="h-56" rounded="2xl" />}
        sentence={(error) => errorSentence(t, error, 'invitations.weeks.loadFailed')}
      >
        {(said) => {
          const old = said.filter((one) => mondays.includes(one.week) && isOld(one))
          const later = mondays.slice(FIRST_WEEKS)
          const showsAll = isWhole || said.some(({ week }) => later.includes(week))
          return (
            <>
              <ul className="grid gap-2">
                {(showsAll ? mondays : mondays.slice(0, FIRST_WEEKS)).map((monday) => (
                  <Week
                    key={monday}
                    monday={monday}
                    said={said.find(({ week }) => week === monday)}
                    onSay={(hours) => say.mutate([{ week: monday, hours }])}
                  />
                ))}
              </ul>
              {!showsAll && (
                <Button
                  ref={handOnFocus}
                  variant="ghost"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => setIsWhole(true)}
                >
                  {t('invitations.weeks.more', { count: later.length })}
                </Button>
              )}
              {old.length > 0 && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="justify-self-start"
                  waiting={say.isPending}
                  waitingLabel={t('invitations.weeks.confirming')}
                  onClick={() => say.mutate(old.map(({ week, hours }) => ({ week, hours })))}
                >
                  {t('invitations.weeks.confirm')}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

type WeekProps = {
  monday: string
  said: SaidWeek | undefined
  onSay: (hours: number) => void
}

function Week({ monday, said, onSay }: WeekProps) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-2">
      <span className="text-[0.9375rem]">
        {t('invitations.weeks.label', { day: dayOfMonth(monday) })}
        {said !== undefined && isOld(said) && (
          <span className="block text-sm text-muted">{t('invitations.weeks.old')}</span>
        )}
      </span>
      <Segmented
        label={t('invitations.weeks.label', { day: dayOfMonth(monday) })}
        options={CHOICES.map((value) => ({ value, label: t(`invitations.weeks.${value}`) }))}
        value={said === undefined ? '' : choiceOf(said.hours)}
        onChange={(choice) => choice !== '' && onSay(HOURS[choice])}
      />
    </li>
  )
}

/** Choice that hours come nearest to: the data API takes every number of them. */
function choiceOf(hours: number): Choice {
  if (hours === 0) return 'none'
  return hours < HOURS.full - 7 ? 'some' : 'full'
}

const isOld = ({ said_at }: SaidWeek) =>
  Date.now() - new Date(said_at).getTime() > AVAILABILITY_DAYS * DAY_MS
