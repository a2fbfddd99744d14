import type { Database } from '@podium/server/platform/db/database'

export type Engine = Database['engine']

/** Engines for `describe.each`: every rule must hold on both. */
export const ENGINES = ['pglite', 'postgres'] as const satisfies readonly Engine[]

/**
 * Engines of long suites whose rules stand in a service's code, above statements that other suites try on both: both,
 * but the cheaper one alone in `npm test`, which sets `PODIUM_SHORT` (decision 0240).
 */
export const SERVICE_ENGINES: readonly Engine[] = process.env.PODIUM_SHORT ? ['postgres'] : ENGINES
