import type { Tx } from '../../../platform/db/database.ts'

/** Changes of tasks that a plan keeps; its other events are bounded by its versions and deliveries. */
const KEPT = 1000

type Event = {
  /** null: the server itself. */
  authorId: string | null
  kind: 'made' | 'replanned' | 'task' | 'delivery'
  task?: string
  details: Record<string, unknown>
}

/** Adds to the history of a plan whose project the caller has locked. */
export async function addPlanEvent(
  tx: Tx,
  teamId: string,
  { authorId, kind, task, details }: Event,
): Promise<void> {
  await tx.query(
    `insert into public.plan_events (team_id, position, author_id, kind, task, details)
     select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5 from public.plan_events where team_id = $1`,
    [teamId, authorId, kind, task ?? null, JSON.stringify(details)],
  )
  await tx.query(
    `delete from public.plan_events where team_id = $1 and kind = 'task' and position <= (
       select max(position) - ${KEPT} from public.plan_events where team_id = $1)`,
    [teamId],
  )
}
