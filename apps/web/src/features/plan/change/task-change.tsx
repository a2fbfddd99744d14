import { type PlanTask, TASK_DAYS_MAX } from '@podium/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { inQuarters } from '../task/in-quarters.ts'
import { changesOf, type Wanted } from './changes-of.ts'
import { Proposal } from './proposal.tsx'
import { useProposal } from './use-proposal.ts'

/** Date, person and work of a task that has not begun; the client sees what a change would move before it counts. */
export function TaskChange({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const heading = useId()
  const { plan, roleName } = usePlan()
  const now: Wanted = { start: task.start, role: task.role, days: String(inQuarters(task.days)) }
  const [wanted, setWanted] = useState(now)
  const { proposal, isWorking, isAccepting, propose, accept, refuse } = useProposal()
  if (task.state !== 'todo') return <p className="text-sm text-muted">{t('plan.task.begun')}</p>
  const changes = changesOf(task, now, wanted)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.length > 0) propose(changes)
  }
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-border pt-5">
      <h3 id={heading} className="font-display text-lg font-semibold">
        {t(proposal === undefined ? 'plan.task.change' : 'plan.proposal.title')}
      </h3>
      {proposal === undefined ? (
        <form onSubmit={handleSubmit} className="grid gap-4">
          <TextField
            label={t('plan.task.start')}
            type="date"
            value={wanted.start}
            onChange={({ target }) => setWanted({ ...wanted, start: target.value })}
          />
          <Select
            label={t('plan.task.person')}
            value={wanted.role}
            onChange={({ target }) => setWanted({ ...wanted, role: target.value })}
            options={plan.roles.map((role) => ({ value: role.id, label: roleName(role) }))}
          />
          <TextField
            label={t('plan.task.effort')}
            type="number"
            inputMode="decimal"
            min={0.25}
            max={TASK_DAYS_MAX}
            step={0.25}
            value={wanted.days}
            onChange={({ target }) => setWanted({ ...wanted, days: target.value })}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabled={changes.length === 0}
              waiting={isWorking}
              waitingLabel={t('plan.proposal.working')}
            >
              {t('plan.task.preview')}
            </Button>
            {task.pinned !== null && (
              <Button variant="ghost" onClick={() => propose([{ kind: 'unpin', task: task.id }])}>
                {t('plan.task.unpin')}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <Proposal
          proposal={proposal}
          isAccepting={isAccepting}
          onAccept={() => accept(() => undefined)}
          onRefuse={refuse}
        />
      )}
    </section>
  )
}
