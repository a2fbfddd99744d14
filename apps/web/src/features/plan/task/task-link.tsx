import type { PlanTask } from '@podium/domain'
import { Link } from 'react-router'
import { IN_PLACE } from '../../../lib/in-place.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'

type TaskLinkProps = { task: PlanTask; className?: string }

/** Title of a task that opens its panel. */
export function TaskLink({ task, className }: TaskLinkProps) {
  const { nameOf } = usePlan()
  const { linkTo } = usePlanAddress()
  return (
    <Link
      to={linkTo('task', task.id)}
      state={IN_PLACE}
      className={classNames(
        'inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11',
        className,
      )}
    >
      {nameOf(task)}
    </Link>
  )
}
