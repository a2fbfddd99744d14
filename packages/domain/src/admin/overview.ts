import { z } from 'zod'

/** Share of requests that should succeed, in percent (specification §9 "Performance figure fixed at 98"). */
export const PERFORMANCE_OBJECTIVE = 98
/**
 * Longest duration of a successful request, in milliseconds; it must also end without a server
 * error.
 */
export const PERFORMANCE_LATENCY_MS = 500
/** Days counted by "New users" and by the performance card (specification §9). */
export const OVERVIEW_MONTH_DAYS = 30

export const OVERVIEW_DAYS = ['30', '90'] as const

export const overviewQuery = z.object({
  days: z.enum(OVERVIEW_DAYS).default('30').describe('How far back the series go, today included'),
})

const count = z.number().int().min(0)

export const overview = z
  .object({
    users: z.object({ total: count, new_last_30_days: count }),
    performance: z.object({
      /** Percent of successful requests in the last 30 days; null while nothing was measured. */
      share: z.number().nullable(),
      /** Change in percentage points against the 30 days before; null without those. */
      change: z.number().nullable(),
      requests: count,
      objective: z.literal(PERFORMANCE_OBJECTIVE),
      latency_ms: z.literal(PERFORMANCE_LATENCY_MS),
    }),
    projects: z.object({
      total: count,
      new_last_30_days: count,
      teams: count.describe('Projects with a team of which everybody has accepted'),
    }),
    /** One entry per day (UTC), oldest first, today last. */
    series: z.array(
      z.object({
        day: z.iso.date(),
        sign_ups: count,
        active_people: count,
        posts: count,
        contact_messages: count,
      }),
    ),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof overview>

/** Counts of what waits for an editor or an admin. */
export const waiting = z
  .object({
    moderation: count.describe('Posts and comments with an open report or a pending appeal'),
    contact_messages: count.nullable().describe('Open contact messages; null for editors'),
    projects: count
      .nullable()
      .describe('Projects that do not go on by themselves; null for editors'),
  })
  .meta({ id: 'Waiting' })
