import { type PlanEvent, type ProjectPlan, TASK_STATES } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../lib/amounts.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { usePlan } from './plan-context.ts'

/** What happened to a plan, the newest first. */
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
  const { kind, finish, moved, state, remaining_days: left } = event
  const author = event.author ?? t('plan.history.somebody')
  const day = finish === null ? '' : dayText(finish)
  if (kind === 'made') return <p>{t('plan.history.made', { finish: day })}</p>
  if (kind === 'replanned') {
    return <p>{t('plan.history.replanned', { author, count: moved ?? 0, finish: day })}</p>
  }
  if (kind === 'delivery') {
    const milestone = plan.milestones.find(({ id }) => id === event.milestone)
    return (
      <p className="min-w-0">
        {t('plan.history.delivery', {
          author,
          milestone: milestone === undefined ? '' : nameOf(milestone),
          state: t(`plan.milestone.states.${deliveryState(state)}`).toLocaleLowerCase(
            currentLanguage(),
          ),
        })}
      </p>
    )
  }
  const task = plan.tasks.find(({ id }) => id === event.task)
  return (
    <p className="min-w-0">
      {t('plan.history.task', {
        author,
        task: task === undefined ? '' : nameOf(task),
        state: t(
          `plan.states.${TASK_STATES.find((one) => one === state) ?? 'todo'}`,
        ).toLocaleLowerCase(currentLanguage()),
      })}
      {left !== null && `, ${t('plan.history.left', { count: left })}`}
    </p>
  )
}

const deliveryState = (state: PlanEvent['state']) =>
  state === 'accepted' || state === 'changes' ? state : 'waiting'
