import type { Database } from '../../platform/db/database.ts'

/** What the admin area's overview needs; what belongs to another concern is handed over. */
export type OverviewDeps = {
  db: Database
  /** Number of accounts. */
  countAccounts(): Promise<number>
  /** Writes down the requests counted up to now. */
  flushTraffic(): Promise<void>
}
