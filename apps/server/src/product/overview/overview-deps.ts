import type { Database } from '../../platform/db/database.ts'

/** Dependencies of the admin area's overview; those of other concerns are passed in. */
export type OverviewDeps = {
  db: Database
  /** Number of accounts. */
  countAccounts(): Promise<number>
  /** Number of projects that do not go on without help. */
  countStalledProjects(): Promise<number>
  /** Writes the requests counted so far to the database. */
  flushTraffic(): Promise<void>
}
