import type { Database } from './db/database.ts'
import type { Auth } from './services/auth/index.ts'

/** Makes ADMIN_EMAIL an admin where there is none yet. Instances that start together take turns. */
export async function ensureFirstAdmin(db: Database, invite: Auth['invite'], email: string) {
  await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('podium first admin'))`)
    const admins = await tx.query(`select from public.account_roles where role = 'admin' limit 1`)
    if (admins.length === 0) await invite(tx, { email, appMetadata: { role: 'admin' } })
  })
}
