import type { Tx } from '../../../platform/db/database.ts'
import type { WorkDone } from '../engine/work-done.ts'

/** Work done on each task of a team's plan until now. */
export const readWorkDone = (tx: Tx, teamId: string): Promise<WorkDone[]> =>
  tx.query<WorkDone>(
    `select task, started_on::text as started, finished_on::text as finished, remaining_days::float8 as "remainingDays"
       from public.plan_tasks where team_id = $1 order by position`,
    [teamId],
  )
