import type { Tx } from '../../platform/db/database.ts'

/**
 * Advisory lock for changes that may remove an admin, taken before any row of an account: the
 * database's own guard of the last one (`keep_last_admin`) takes the same lock later, and two
 * transactions that hold a row each would deadlock.
 */
export const lockAdmins = (tx: Tx) =>
  tx.query(`select pg_advisory_xact_lock(hashtext('podium.last_admin'))`)
