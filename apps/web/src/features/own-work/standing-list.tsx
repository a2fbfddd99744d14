import type { ProposalStanding, ProposalStandings } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { standingsQuery, useAskStanding } from '../../data/standings.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { currentLanguage, currentLocale } from '../../lib/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whether a professional was proposed where their profile was considered, or why not and what would have changed it. */
export function StandingList() {
  const { t } = useTranslation()
  const query = useQuery(standingsQuery)
  return (
    <Loaded
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'invitations.standings.loadFailed')}
    >
      {(found) => <Standings {...found} />}
    </Loaded>
  )
}

function Standings({ standings, can_ask: canAsk }: ProposalStandings) {
  const { t } = useTranslation()
  const ask = useAskStanding()
  const whole = useRef<HTMLDivElement>(null)
  return (
    <div ref={whole} tabIndex={-1} className="grid max-w-3xl grid-cols-1 gap-4 outline-none">
      <p className="text-sm text-pretty text-muted">{t('invitations.standings.hint')}</p>
      {standings.length === 0 ? (
        <EmptyList icon={MessageCircleQuestionMark} text={t('invitations.standings.empty')} />
      ) : (
        <ul aria-label={t('invitations.standings.list')} className="grid gap-3">
          {standings.map((standing, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a standing has no id that its reader may know
            <StandingItem key={at} standing={standing} />
          ))}
        </ul>
      )}
      {ask.isError && (
        <Notice tone="danger" role="alert">
          {errorSentence(t, ask.error, 'invitations.standings.failed')}
        </Notice>
      )}
      {canAsk && (
        <Button
          className="justify-self-start"
          variant="secondary"
          waiting={ask.isPending}
          waitingLabel={t('invitations.standings.waiting')}
          onClick={() =>
            // The button goes with the last answer of the day.
            ask.mutate(undefined, {
              onSuccess: (found) => !found.can_ask && whole.current?.focus(),
            })
          }
        >
          {t('invitations.standings.more')}
        </Button>
      )}
    </div>
  )
}

function StandingItem({ standing }: { standing: ProposalStanding }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { month, kind, is_proposed: isProposed, facts, changes } = standing
  const monthName = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <li className="grid gap-2 rounded-2xl border border-border bg-raised p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold first-letter:uppercase">{kind[language]}</h2>
        <span className="text-sm text-muted">{monthName.format(new Date(month))}</span>
        <Badge look={isProposed ? 'bg-success-soft text-on-success-soft' : 'bg-sunken text-muted'}>
          {t(`invitations.standings.${isProposed ? 'proposed' : 'notProposed'}`)}
        </Badge>
      </div>
      {[...facts, ...changes].map((sentence) => (
        <p key={sentence.en} className="text-sm text-pretty">
          {sentence[language]}
        </p>
      ))}
    </li>
  )
}
