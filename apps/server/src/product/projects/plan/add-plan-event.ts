import type { PlanHappening } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'

/** Changes of tasks that a plan keeps; its other events are bounded by its versions and deliveries. */
const KEPT = 1000

/** `authorId` null: the server itself. */
type Event = PlanHappening & { authorId: string | null }

/** Adds to the history of a plan whose project the caller has locked. */
export async function addPlanEvent(tx: Tx, teamId: string, event: Event): Promise<void> {
  const { authorId, kind, details } = event
  const task = event.kind === 'task' ? event.task : null
  await tx.query(
    `insert into public.plan_events (team_id, position, author_id, kind, task, details)
     select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5 from public.plan_events where team_id = $1`,
    [teamId, authorId, kind, task, JSON.stringify(details)],
  )
  await tx.query(
    `delete from public.plan_events where team_id = $1 and kind = 'task' and position <= (
       select max(position) - ${KEPT} from public.plan_events where team_id = $1)`,
    [teamId],
  )
}
