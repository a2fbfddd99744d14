import type { Database } from '@podium/server/platform/db/database'

export type Engine = Database['engine']

/** For `describe.each(ENGINES)`: what holds on one engine must hold on the other. */
export const ENGINES = ['pglite', 'postgres'] as const satisfies readonly Engine[]
