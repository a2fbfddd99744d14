import type { ProjectPlan } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { planEventSentence } from '../../lib/plan-event-sentence.ts'
import { Card } from '../../ui/card.tsx'

/** History of a plan, the newest first. */
export function PlanHistory({ plan }: { plan: ProjectPlan }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-5">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('plan.history.title')}
      </h2>
      <ol className="grid gap-2 text-sm">
        {plan.events.map((event) => (
          <li key={event.position} className="flex items-baseline justify-between gap-3">
            <p className="min-w-0">{planEventSentence(t, plan, event)}</p>
            <time
              dateTime={event.created_at}
              title={exactTime(new Date(event.created_at))}
              className="shrink-0 text-muted"
            >
              {relativeTime(new Date(event.created_at), new Date())}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
