import type { Tx } from '../../platform/db/database.ts'

/**
 * Taken before any row of an account by whoever may remove an admin: the database's own guard of the last one
 * (`keep_last_admin`) takes the same lock later, and two who hold a row each would wait for each other.
 */
export const lockAdmins = (tx: Tx) =>
  tx.query(`select pg_advisory_xact_lock(hashtext('podium.last_admin'))`)
