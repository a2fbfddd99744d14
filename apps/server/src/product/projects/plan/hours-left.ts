import { weekOf } from '@podium/pods/days'
import { HOURS_PER_DAY } from '@podium/pods/units'

/** Work of a task that was done since its plan was made: its planned dates, and person-days of it. */
export type DoneWork = { start: string; finish: string; days: number }

/** Planned hours by week, less those of work that was done since; a task's earliest hours are those that are done. */
export function hoursLeft<Week extends { week: string; hours: number }>(
  weeks: readonly Week[],
  done: readonly DoneWork[],
): Week[] {
  const left = weeks.map((week) => ({ ...week }))
  for (const { start, finish, days } of done) {
    let hours = days * HOURS_PER_DAY
    for (const week of left) {
      if (week.week < weekOf(start) || week.week > finish) continue
      const gone = Math.min(week.hours, hours)
      week.hours = Math.round((week.hours - gone) * 100) / 100
      hours -= gone
    }
  }
  return left
}

/** Rows of `DoneWork` with team and role, of the version that each team follows: it counts what was left to do when it was made. */
export const DONE_WORK = `
  select tasks.team_id, tasks.role, tasks.start_on as start, tasks.finish_on as finish,
    coalesce(planned #> '{progress,remainingDays}', planned -> 'effortDays')::float8 - remaining_days as days
  from public.plan_tasks as tasks join public.plans using (team_id)
    join public.plan_versions as versions using (team_id, version)
    cross join lateral jsonb_array_elements(versions.input -> 'tasks') as planned
  where planned ->> 'id' = tasks.task
    and coalesce(planned #> '{progress,remainingDays}', planned -> 'effortDays')::float8 > remaining_days`
