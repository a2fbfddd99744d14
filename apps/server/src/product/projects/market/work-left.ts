/**
 * SQL of the work that is left of an accepted seat, in rows of start, finish and person-days: its open tasks as they are planned
 * now, not before the Monday `$2`; the seat itself while its team has no plan. `seat` is its row of `public.team_seats`.
 */
export const WORK_LEFT = (seat: string): string => `
  select greatest(tasks.start_on, $2::date) as start, greatest(tasks.finish_on, $2::date) as finish,
    tasks.remaining_days::float8 as days
  from public.plan_tasks as tasks
  where tasks.team_id = ${seat}.team_id and tasks.role = ${seat}.role and tasks.state <> 'done'
  union all
  select ${seat}.start_on, ${seat}.finish_on, ${seat}.days::float8
  where not exists (select from public.plans as made where made.team_id = ${seat}.team_id)`
