import { AppError } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'

/** Locks the moderator's role until their decision is written. Throws `not_moderator` (403). */
export async function requireStillModerator(tx: Tx, actorId: string): Promise<void> {
  const moderators = await tx.query(
    `select from public.account_roles join auth.users using (id)
      where id = $1 and account_roles.role in ('editor', 'admin') and coalesce(banned_until <= now(), true)
        for share of account_roles`,
    [actorId],
  )
  if (moderators.length === 0) throw new AppError('not_moderator')
}
