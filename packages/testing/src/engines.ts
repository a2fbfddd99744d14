import type { Database } from '@podium/server/platform/db/database'

export type Engine = Database['engine']

/** Engines for `describe.each`: every rule must hold on both. */
export const ENGINES = ['pglite', 'postgres'] as const satisfies readonly Engine[]
