import { AppError } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { lockAdmins } from './lock-admins.ts'

/**
 * Locks the admins for the transaction and checks the caller's role again, so that two admins who
 * demote each other at the same moment cannot both succeed. Throws `not_admin` (403).
 */
export async function requireStillAdmin(tx: Tx, actorId: string): Promise<void> {
  await lockAdmins(tx)
  const admins = await tx.query(
    `select from public.account_roles join auth.users using (id)
      where id = $1 and account_roles.role = 'admin' and coalesce(banned_until <= now(), true)`,
    [actorId],
  )
  if (admins.length === 0) throw new AppError('not_admin')
}
