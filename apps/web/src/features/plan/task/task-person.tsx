import type { PlanTask } from '@podium/domain'
import { Avatar } from '../../../ui/avatar.tsx'
import { usePlan } from '../plan-context.ts'

/** Face and name of who holds a task. */
export function TaskPerson({ task }: { task: PlanTask }) {
  const { plan, personOf } = usePlan()
  const person = task.is_done_by_former
    ? task.done_by
    : plan.roles.find(({ id }) => id === task.role)?.person
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-middle">
      {person && (
        <Avatar personId={person.id} name={person.name ?? '?'} src={person.avatar_url} size="xs" />
      )}
      <span className="truncate">{personOf(task)}</span>
    </span>
  )
}
