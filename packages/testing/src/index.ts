export type { Database } from '@podium/server/db/database'
export { SqlError } from '@podium/server/db/sql-error'
export { ENGINES, type Engine } from './engines.ts'
export { openTestDatabase } from './open-test-database.ts'
