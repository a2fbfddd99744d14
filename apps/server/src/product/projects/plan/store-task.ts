import { AppError, type TaskForm, type TaskState } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { projectToday } from '../common/project-today.ts'
import { addPlanEvent } from './add-plan-event.ts'

type Change = { teamId: string; task: string; authorId: string; said: TaskForm }
type Now = {
  state: TaskState
  days: number
  remaining_days: number
  spent_days: number | null
  role: string
  is_accepted: boolean
}

/**
 * Stores what somebody says of a task of a locked project: it begins and ends today, and one that is taken back has not begun.
 * Throws `plan_task_unknown` (422), and `delivery_settled` (409) where the client has accepted its milestone, whose tasks
 * stay done.
 */
export async function storeTask(tx: Tx, { teamId, task, authorId, said }: Change): Promise<void> {
  const now = await taskNow(tx, { teamId, task })
  const state = said.state ?? (now.state === 'todo' ? 'doing' : now.state)
  if (now.is_accepted && state !== 'done') throw new AppError('delivery_settled')
  const left =
    state === 'doing' ? (said.remaining_days ?? (now.remaining_days || now.days)) : now.days
  const remaining = state === 'done' ? 0 : left
  const spent =
    state === 'todo' ? null : said.spent_days === undefined ? now.spent_days : said.spent_days
  const isSame = state === now.state && remaining === now.remaining_days
  if (isSame && spent === now.spent_days) return
  await tx.query(
    `update public.plan_tasks set state = $3, remaining_days = $4, spent_days = $6,
       done_by = case when $3 = 'done' then done_by end, is_done_by_former = is_done_by_former and $3 = 'done',
       started_on = case when $3 <> 'todo' then coalesce(started_on, $5::date) end,
       finished_on = case when $3 = 'done' then coalesce(finished_on, greatest(started_on, $5::date)) end
      where team_id = $1 and task = $2`,
    [teamId, task, state, remaining, projectToday(), spent],
  )
  await addPlanEvent(tx, teamId, {
    authorId,
    kind: 'task',
    task,
    details: {
      state,
      ...(state === 'doing' && { remaining_days: remaining }),
      ...(spent !== null && spent !== now.spent_days && { spent_days: spent }),
    },
  })
}

/** A task as it stands. Throws `plan_task_unknown` (422). */
export async function taskNow(
  tx: Tx,
  { teamId, task }: Pick<Change, 'teamId' | 'task'>,
): Promise<Now> {
  const [now] = await tx.query<Now>(
    `select state, days::float8 as days, remaining_days::float8 as remaining_days,
         spent_days::float8 as spent_days, role, exists (
           select from public.milestone_deliveries as made where made.team_id = tasks.team_id
             and made.milestone = tasks.milestone and outcome = 'accepted') as is_accepted
       from public.plan_tasks as tasks where team_id = $1 and task = $2`,
    [teamId, task],
  )
  if (now === undefined) throw new AppError('plan_task_unknown')
  return now
}
