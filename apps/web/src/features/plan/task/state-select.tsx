import { type PlanTask, TASK_STATES, type TaskState } from '@podium/domain'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChangeTask } from '../../../data/plans.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePlan } from '../plan-context.ts'

const LOOKS: Record<TaskState, string> = {
  todo: 'bg-sunken text-muted',
  doing: 'bg-info-soft text-on-info-soft',
  done: 'bg-success-soft text-on-success-soft',
}

/** State of a task: a choice for whoever may change it, a word for others. */
export function StateSelect({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { project, mayChangeState, nameOf } = usePlan()
  const change = useChangeTask(project)
  const look = classNames('rounded-full text-xs font-medium', LOOKS[task.state])
  if (!mayChangeState(task)) {
    return <span className={classNames(look, 'px-2.5 py-1')}>{t(`plan.states.${task.state}`)}</span>
  }
  return (
    <span className="relative inline-block">
      <select
        aria-label={t('plan.stateOf', { task: nameOf(task) })}
        value={task.state}
        onChange={({ target }) => {
          const state = TASK_STATES.find((one) => one === target.value)
          if (state !== undefined) change.mutate({ task: task.id, state })
        }}
        className={classNames(
          look,
          'min-h-7 appearance-none py-1 ps-2.5 pe-7 pointer-coarse:min-h-11',
        )}
      >
        {TASK_STATES.map((state) => (
          <option key={state} value={state} className="bg-raised text-text">
            {t(`plan.states.${state}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={14}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2"
      />
    </span>
  )
}
