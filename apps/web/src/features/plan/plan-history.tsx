import type { PlanEvent, PlanTask, ProjectPlan } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../lib/amounts.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { usePlan } from './plan-context.ts'

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
            <EventSentence event={event} />
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

function EventSentence({ event }: { event: PlanEvent }) {
  const { t } = useTranslation()
  const { plan, nameOf } = usePlan()
  const author =
    event.author ?? t(isOfClient(event) ? 'plan.feedback.client' : 'plan.history.somebody')
  const nameOfOne = (known: readonly Named[], wanted: string) => {
    const found = known.find(({ id }) => id === wanted)
    return found === undefined ? '' : nameOf(found)
  }
  switch (event.kind) {
    case 'made':
      return <p>{t('plan.history.made', { finish: dayText(event.details.finish) })}</p>
    case 'replanned': {
      const { moved, finish } = event.details
      return <p>{t('plan.history.replanned', { author, count: moved, finish: dayText(finish) })}</p>
    }
    case 'seat': {
      const { role, change } = event.details
      return (
        <p className="min-w-0">
          {t(`plan.history.seat.${change}`, { author, role: nameOfOne(plan.roles, role) })}
        </p>
      )
    }
    case 'delivery': {
      const { milestone, state } = event.details
      return (
        <p className="min-w-0">
          {t('plan.history.delivery', {
            author,
            milestone: nameOfOne(plan.milestones, milestone),
            state: inSentence(t(`plan.milestone.states.${state}`)),
          })}
        </p>
      )
    }
    case 'task': {
      const { state, remaining_days: left, spent_days: spent } = event.details
      return (
        <p className="min-w-0">
          {t('plan.history.task', {
            author,
            task: nameOfOne(plan.tasks, event.task),
            state: inSentence(t(`plan.states.${state}`)),
          })}
          {spent !== undefined && `, ${t('plan.history.spent', { count: spent })}`}
          {left !== undefined && `, ${t('plan.history.left', { count: left })}`}
        </p>
      )
    }
  }
}

/** Whether it is the client’s to do: to answer a delivery, to change the plan, to ask for somebody else. */
const isOfClient = ({ kind, details }: PlanEvent) =>
  kind === 'replanned' ||
  (kind === 'delivery' && details.state !== 'waiting') ||
  (kind === 'seat' && details.change === 'replaced')

type Named = Pick<PlanTask, 'id' | 'labels'>

const inSentence = (state: string) => state.toLocaleLowerCase(currentLanguage())
