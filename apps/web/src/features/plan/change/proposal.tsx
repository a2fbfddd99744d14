import type { PlanProposal } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { daysBetween } from '../../../lib/day-count.ts'
import { listOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { usePlan } from '../plan-context.ts'
import { TaskDates } from '../task/task-dates.tsx'

type ProposalProps = {
  proposal: PlanProposal
  isAccepting: boolean
  /** Absent where there is nothing to accept. */
  onAccept?: (() => void) | undefined
  onRefuse: () => void
}

/** Effects of changes, with the choice to make them or not. */
export function Proposal({ proposal, isAccepting, onAccept, onRefuse }: ProposalProps) {
  const { t } = useTranslation()
  const { plan, nameOf } = usePlan()
  const { moved, joined, finish } = proposal
  return (
    <div className="grid gap-4">
      {joined.length > 0 && (
        <p>{t('plan.proposal.joined', { names: listOf(joined.map(roleIn)) })}</p>
      )}
      {moved.length === 0 ? (
        <p>{t('plan.proposal.nothing')}</p>
      ) : (
        <ul className="grid gap-2">
          {moved.map((after) => {
            const before = plan.tasks.find(({ id }) => id === after.task)
            return (
              before !== undefined && (
                <li key={after.task} className="border-t border-border pt-2">
                  <p className="font-medium">{nameOf(before)}</p>
                  <p className="text-sm text-muted">
                    <TaskDates task={before} /> → <TaskDates task={after} />
                    {before.role !== after.role && ` · ${roleIn(after.role)}`}
                  </p>
                </li>
              )
            )
          })}
        </ul>
      )}
      <p className="rounded-lg bg-sunken px-3 py-2">
        <span className="text-sm text-muted">{t('plan.proposal.finish')}</span>
        <span className="block font-semibold tabular-nums">
          {plan.finish === finish
            ? dayText(finish)
            : t('plan.proposal.change', { before: dayText(plan.finish), after: dayText(finish) })}
        </span>
        {plan.due !== null && finish > plan.due && (
          <span className="block text-sm text-danger">
            {t('plan.proposal.pastDue', {
              count: daysBetween(plan.due, finish),
              day: dayText(plan.due),
            })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {onAccept && (
          <Button
            waiting={isAccepting}
            waitingLabel={t('plan.proposal.accepting')}
            onClick={onAccept}
          >
            {t('plan.proposal.accept')}
          </Button>
        )}
        <Button variant="secondary" onClick={onRefuse}>
          {onAccept ? t('plan.proposal.refuse') : t('common.close')}
        </Button>
      </div>
    </div>
  )

  function roleIn(id: string) {
    const role = plan.roles.find((one) => one.id === id)
    return role?.person?.name ?? (role === undefined ? id : nameOf(role))
  }
}
