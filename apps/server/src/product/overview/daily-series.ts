import { OVERVIEW_DAYS, type Overview } from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'

const KEPT_DAYS = Math.max(...OVERVIEW_DAYS.map(Number))

/**
 * Time after midnight during which a day is not final: a transaction begun before it may commit
 * later.
 */
const STILL_OPEN = `interval '10 minutes'`

const TODAY = `(now() at time zone 'utc')::date`

/** SQL of a day's counts (`day.day`), computed now. */
const COUNTS = `
  (select count(*)::int from public.account_directory where ${isOn('account_directory')}) as sign_ups,
  (select count(*)::int from public.pro_posts where ${isOn('pro_posts')}) as posts,
  (select count(*)::int from public.contact_messages where ${isOn('contact_messages')}) as contact_messages`

/** SQL condition for a table's rows of a day; a range, so that the index on the time serves it. */
function isOn(table: string): string {
  const start = (date: string) => `(${date})::timestamp at time zone 'utc'`
  return `${table}.created_at >= ${start('day.day')} and ${table}.created_at < ${start('day.day + 1')}`
}

/** Stores the counts of finished days that have none yet: normally one day, once a day. */
export async function closeDays(db: Database): Promise<void> {
  await db.query(
    `insert into public.daily_figures as figures (day, sign_ups, posts, contact_messages)
     select day.day, ${COUNTS}
       from (select (${TODAY} - back)::date as day from generate_series(1, $1::int - 1) as back) as day
      where day.day < ((now() - ${STILL_OPEN}) at time zone 'utc')::date
        and not exists (select from public.daily_figures where daily_figures.day = day.day and posts is not null)
     on conflict (day) do update
       set (sign_ups, posts, contact_messages) = (excluded.sign_ups, excluded.posts, excluded.contact_messages)
     where figures.posts is null`,
    [KEPT_DAYS],
  )
}

/**
 * Figures of the last `days` days, oldest first, today last; days with stored counts are not
 * counted again.
 */
export function readSeries(db: Database, days: number): Promise<Overview['series']> {
  return db.query(
    `select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(figures.active_people, 0) as active_people,
            coalesce(figures.sign_ups, counted.sign_ups) as sign_ups,
            coalesce(figures.posts, counted.posts) as posts,
            coalesce(figures.contact_messages, counted.contact_messages) as contact_messages
       from (select (${TODAY} - back)::date as day from generate_series(0, $1::int - 1) as back) as day
       left join public.daily_figures as figures on figures.day = day.day
       left join lateral (select ${COUNTS} where figures.posts is null) as counted on true
      order by day.day`,
    [days],
  )
}
