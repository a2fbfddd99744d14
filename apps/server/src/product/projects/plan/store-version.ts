import { isDeepStrictEqual } from 'node:util'
import { AppError, PLAN_VERSIONS_MAX } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { addPlanEvent } from './add-plan-event.ts'
import type { ChangedPlan } from './compute-changed-plan.ts'
import { readNewHolders } from './new-holders.ts'
import { readWorkDone } from './read-work-done.ts'

/**
 * Stores a changed plan of a locked project as its next version; planning again that changes nothing is none. Throws
 * `conflict` (409) if another version or the delivery came first, or somebody worked on a task or took over a role meanwhile, and
 * `plan_limit` at the last.
 */
export async function storeVersion(
  tx: Tx,
  { teamId, version, work, joined, isAsked, input, plan, moved }: ChangedPlan,
  authorId: string,
): Promise<void> {
  if (!isDeepStrictEqual(work, await readWorkDone(tx, teamId))) throw new AppError('conflict')
  if (!isDeepStrictEqual(joined, await readNewHolders(tx, { teamId, version })))
    throw new AppError('conflict')
  if (!isAsked && joined.length === 0 && (await isStored(tx, { teamId, version, plan }))) return
  const next = version + 1
  if (next > PLAN_VERSIONS_MAX) throw new AppError('plan_limit')
  const [stored] = await tx.query(
    `update public.plans set version = $3, start_on = least(start_on, $4), finish_on = $5, updated_at = now()
      where team_id = $1 and version = $2 and delivered_at is null returning team_id`,
    [teamId, version, next, plan.origin, plan.finish],
  )
  if (stored === undefined) throw new AppError('conflict')
  await tx.query(
    `insert into public.plan_versions (team_id, version, input, plan, created_at)
     values ($1, $2, $3, $4, clock_timestamp())`,
    [teamId, next, JSON.stringify(input), JSON.stringify(plan)],
  )
  const asked = new Map(input.tasks.map((task) => [task.id, task]))
  const tasks = plan.tasks.map(({ id, person, start, finish }) => ({
    id,
    role: person,
    start,
    finish,
    days: asked.get(id)?.effortDays,
    pin: asked.get(id)?.pin ?? null,
  }))
  await tx.query(UPDATE_TASKS, [teamId, JSON.stringify(tasks)])
  await addPlanEvent(tx, teamId, {
    authorId,
    kind: 'replanned',
    details: { version: next, moved: moved.length, finish: plan.finish },
  })
}

type Known = Pick<ChangedPlan, 'teamId' | 'version' | 'plan'>

/** Whether a version has this very plan. */
async function isStored(tx: Tx, { teamId, version, plan }: Known): Promise<boolean> {
  const same = await tx.query(
    'select from public.plan_versions where team_id = $1 and version = $2 and plan = $3',
    [teamId, version, JSON.stringify(plan)],
  )
  return same.length > 0
}

/** Work still to do follows the effort of what has not begun. */
const UPDATE_TASKS = `
  update public.plan_tasks as tasks set start_on = planned.start, finish_on = planned.finish,
    role = coalesce(planned.role, tasks.role), pinned_on = planned.pin, days = planned.days,
    remaining_days = case tasks.state when 'todo' then planned.days else tasks.remaining_days end
  from jsonb_to_recordset($2) as planned (id text, role text, start date, finish date, days numeric, pin date)
  where tasks.team_id = $1 and tasks.task = planned.id`
