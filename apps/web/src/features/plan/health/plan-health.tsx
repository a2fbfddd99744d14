import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { planHealthQuery } from '../../../data/plan-health.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { HEALTH_LEVELS } from '../../../lib/health-levels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PlanAgain } from '../change/plan-again.tsx'
import { usePlan } from '../plan-context.ts'
import { HealthCauseItem } from './health-cause-item.tsx'
import { PlanBudgetFigures } from './plan-budget-figures.tsx'

/** Health of the project, its causes, and what to do about them; for its client with the money spent. */
export function PlanHealth() {
  const { t } = useTranslation()
  const { project, plan, mayChange } = usePlan()
  const heading = useId()
  const query = useQuery(planHealthQuery({ project, plan }))
  // What is delivered has its money only.
  const isOver = plan.delivered_at !== null
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={heading} className="font-display text-xl font-semibold">
          {t(isOver ? 'plan.budget.label' : 'plan.health.title')}
        </h2>
        {query.data !== undefined && !isOver && (
          <Badge look={HEALTH_LEVELS[query.data.level].look}>
            {t(HEALTH_LEVELS[query.data.level].text)}
          </Badge>
        )}
      </div>
      <Loaded
        query={query}
        loading={<Skeleton className="h-16" />}
        sentence={(error) => errorSentence(t, error, 'plan.health.failed')}
      >
        {({ causes, budget }) => (
          <>
            {causes.length > 0 && !isOver && (
              <ul className="grid gap-3">
                {causes.map((cause) => (
                  <HealthCauseItem key={cause.text} cause={cause} />
                ))}
              </ul>
            )}
            {mayChange && causes.some(({ action }) => action === 'replan') && (
              <div>
                <PlanAgain />
              </div>
            )}
            {budget !== null && <PlanBudgetFigures budget={budget} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}
