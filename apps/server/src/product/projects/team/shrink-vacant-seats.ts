import type { Tx } from '../../../platform/db/database.ts'
import { projectToday } from '../common/project-today.ts'

/**
 * Vacant seats of a team with a plan become what is left of their work, from today on at the soonest: whoever is asked next
 * is asked for that. A seat has a quarter of a day at least; one without open tasks stays as it was.
 */
export const shrinkVacantSeats = (tx: Tx, teamId: string) =>
  tx.query(SHRINK, [teamId, projectToday()])

const SHRINK = `
  update public.team_seats as seats set days = greatest(todo.days, 0.25), start_on = greatest($2::date, todo.start),
    finish_on = greatest($2::date, todo.finish)
  from (
    select role, sum(remaining_days) as days, min(start_on) as start, max(finish_on) as finish
    from public.plan_tasks where team_id = $1 and state <> 'done' group by role) as todo
  where seats.team_id = $1 and seats.role = todo.role and not exists (
    select from public.invitations as asked where asked.team_id = seats.team_id
      and asked.role = seats.role and asked.status in ('open', 'accepted'))`
