import {
  OVERVIEW_MONTH_DAYS,
  type Overview,
  overview,
  overviewQuery,
  PERFORMANCE_LATENCY_MS,
  PERFORMANCE_OBJECTIVE,
} from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import { closeDays, readSeries } from './daily-series.ts'
import type { OverviewDeps } from './overview-deps.ts'

const operation = {
  method: 'get',
  path: '/admin/overview',
  id: 'getOverview',
  summary:
    'How many people and projects there are, how well requests are answered, and both over time',
  tag: 'overview',
  access: 'admin',
  query: overviewQuery,
  answers: { 200: { description: 'The figures up to now', schema: overview } },
} as const

/** GET /api/admin/overview (specification §2 "Admin", decisions row 11). */
export const getOverview = ({ db, countAccounts, flushTraffic }: OverviewDeps) =>
  serve(operation, async (c, { query: { days } }) => {
    await flushTraffic()
    await closeDays(db)
    return c.json({
      users: {
        total: await countAccounts(),
        new_last_30_days: await countNewAccounts(db),
      },
      performance: await readPerformance(db),
      projects: await countProjects(db),
      series: await readSeries(db, Number(days)),
    } satisfies Overview)
  })

async function countNewAccounts(db: Database): Promise<number> {
  const [row] = await db.query<{ fresh: number }>(
    `select count(*)::int as fresh from public.account_directory
      where created_at > now() - $1 * interval '1 day'`,
    [OVERVIEW_MONTH_DAYS],
  )
  return row?.fresh ?? 0
}

async function countProjects(db: Database): Promise<Overview['projects']> {
  const [row] = await db.query<Overview['projects']>(
    `select count(*)::int as total,
            count(*) filter (where created_at > now() - $1 * interval '1 day')::int as new_last_30_days,
            (select count(*)::int from public.teams where status = 'complete') as teams
       from public.projects`,
    [OVERVIEW_MONTH_DAYS],
  )
  return row ?? { total: 0, new_last_30_days: 0, teams: 0 }
}

async function readPerformance(db: Database): Promise<Overview['performance']> {
  const [row] = await db.query<{ requests: number; share: number | null; change: number | null }>(
    `select requests, share, share - before as change from (
     select coalesce(sum(requests) filter (where is_now), 0)::float8 as requests,
            100 * (sum(succeeded) filter (where is_now) / nullif(sum(requests) filter (where is_now), 0))::float8 as share,
            100 * (sum(succeeded) filter (where not is_now) / nullif(sum(requests) filter (where not is_now), 0))::float8 as before
       from (select requests, succeeded, day > (now() at time zone 'utc')::date - $1::int as is_now
               from public.daily_figures where day > (now() at time zone 'utc')::date - 2 * $1::int) as days) as figures`,
    [OVERVIEW_MONTH_DAYS],
  )
  const { requests = 0, share = null, change = null } = row ?? {}
  return {
    share,
    change,
    requests,
    objective: PERFORMANCE_OBJECTIVE,
    latency_ms: PERFORMANCE_LATENCY_MS,
  }
}
