import type { PlanBudget } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount } from '../../../lib/amounts.ts'

/** Money spent beside what was planned for the same work and for the whole; how it is known is said below. */
export function PlanBudgetFigures({ budget }: { budget: PlanBudget }) {
  const { t } = useTranslation()
  const { currency, ceiling, planned, spent, planned_for_done: forDone } = budget
  const { tasks_begun: begun, tasks_reported: reported } = budget
  const whole = ceiling ?? planned
  const figures = [
    { name: t('plan.budget.spent'), value: spent },
    { name: t('plan.budget.forDone'), value: forDone },
    { name: t('plan.budget.planned'), value: planned },
    ...(ceiling === null ? [] : [{ name: t('plan.budget.ceiling'), value: ceiling }]),
  ]
  const share = whole === 0 ? 0 : Math.min(1, spent / whole)
  const isOver = spent > whole
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <dl
        aria-label={t('plan.budget.label')}
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4"
      >
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{amount(value, currency)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-hover">
        <div
          className={isOver ? 'h-full bg-danger' : 'h-full bg-primary'}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted">
        {t(`plan.budget.${sourceOf(budget)}`, { reported, begun })}
      </p>
    </div>
  )
}

/** Basis on which the money spent is known. */
function sourceOf({ tasks_begun: begun, tasks_reported: reported }: PlanBudget) {
  if (reported === 0) return 'estimated'
  return reported < begun ? 'reported' : 'allReported'
}
