import type { ProjectPlan } from '@podium/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../lib/amounts.ts'
import { daysBetween, localDay } from '../../lib/day-count.ts'
import { percent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'

/** End of a plan beside the baseline's and the day asked for, and how much is done. */
export function PlanFigures({ plan }: { plan: ProjectPlan }) {
  const { t } = useTranslation()
  const { due, baseline_finish: baseline, delivered_at: delivered, tasks } = plan
  const end = delivered === null ? plan.finish : localDay(new Date(delivered))
  const handedIn = delivered === null ? plan.finish : lastSubmitted(plan)
  const open = tasks.filter((task) => task.state !== 'done')
  const done = tasks.length - open.length
  const work = tasks.reduce((sum, { days }) => sum + days, 0)
  const left = open.reduce((sum, { remaining_days: days }) => sum + days, 0)
  const share = work === 0 ? 1 : Math.max(0, work - left) / work
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <dl aria-label={t('plan.figures.label')} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure
          name={t(delivered === null ? 'plan.figures.finish' : 'plan.figures.delivered')}
          value={dayText(end)}
        >
          {due !== null && <Distance from={due} to={handedIn} />}
        </Figure>
        {due !== null && <Figure name={t('plan.figures.due')} value={dayText(due)} />}
        <Figure name={t('plan.figures.baseline')} value={dayText(baseline)}>
          <Distance from={baseline} to={handedIn} />
        </Figure>
        <Figure
          name={t('plan.figures.done')}
          value={t('plan.figures.ofTasks', { done, total: tasks.length })}
        />
      </dl>
      <div className="flex items-center gap-3">
        <div aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-hover">
          <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
        </div>
        <p className="text-sm text-muted tabular-nums">
          {t('plan.figures.ofWork', { share: percent(share) })}
        </p>
      </div>
    </Card>
  )
}

/** Day on which the last accepted version was submitted: the client’s time to answer is not the team’s. */
function lastSubmitted({ milestones, finish }: ProjectPlan): string {
  const accepted = milestones.flatMap(({ deliveries }) =>
    deliveries.filter(({ outcome }) => outcome === 'accepted'),
  )
  const last = accepted
    .map((one) => one.created_at)
    .toSorted()
    .at(-1)
  return last === undefined ? finish : localDay(new Date(last))
}

type FigureProps = { name: string; value: string; children?: ReactNode }

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid tabular-nums">
        <span className="text-lg font-semibold">{value}</span>
        {children}
      </dd>
    </div>
  )
}

/** Days by which an end lies behind a day, or before it. */
function Distance({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const days = daysBetween(from, to)
  if (days === 0) return <span className="text-sm text-muted">{t('plan.figures.onTime')}</span>
  if (days < 0) {
    return <span className="text-sm text-muted">{t('plan.figures.early', { count: -days })}</span>
  }
  return <span className="text-sm text-danger">{t('plan.figures.late', { count: days })}</span>
}
