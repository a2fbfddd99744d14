import type { Role } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'

/** Makes ADMIN_EMAIL an admin while there is none. Instances that start together take turns. */
export async function ensureFirstAdmin(
  db: Database,
  invite: (tx: Tx, account: { email: string; appMetadata: { role: Role } }) => Promise<unknown>,
  email: string,
) {
  await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('podium first admin'))`)
    const admins = await tx.query(`select from public.account_roles where role = 'admin' limit 1`)
    if (admins.length === 0) await invite(tx, { email, appMetadata: { role: 'admin' } })
  })
}
