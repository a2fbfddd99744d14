import { AppError, type AuditAction } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { lastAdminRefusal } from '../last-admin-refusal.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { requireStillAdmin } from '../require-still-admin.ts'

type Change = {
  actorId: string
  targetId: string
  action: AuditAction
  details?: Record<string, unknown>
  /** Whether the account is already in that state: then nothing is changed or logged. */
  isAlready?: (target: Target) => boolean
}

type Target = { role: string; is_banned: boolean }

/**
 * Changes somebody else's account for an admin and writes the audit entry: all or nothing. Returns
 * what `work` does, or undefined if nothing changed. Throws `own_account`, `not_admin` (403),
 * `user_not_found` (404), `last_admin` (409).
 */
export async function changeAccount<T>(
  { db, recordAudit }: Pick<PeopleDeps, 'db' | 'recordAudit'>,
  { actorId, targetId, action, details = {}, isAlready }: Change,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  if (actorId === targetId) throw new AppError('own_account')
  try {
    return await db.transaction(async (tx) => {
      await requireStillAdmin(tx, actorId)
      const [target] = await tx.query<Target>(
        `select role, coalesce(banned_until > now(), false) as is_banned
           from public.account_directory where id = $1`,
        [targetId],
      )
      if (target === undefined) throw new AppError('user_not_found')
      if (isAlready?.(target)) return undefined
      const result = await work(tx)
      await recordAudit(tx, {
        actorId,
        action,
        targetType: 'user',
        targetId,
        details: { role: target.role, ...details },
      })
      return result
    })
  } catch (error) {
    throw lastAdminRefusal(error)
  }
}

/** Sets the trusted role; the database copies it to where others read it. */
export const setRole = (tx: Tx, { id, role }: { id: string; role: string }) =>
  tx.query(
    `update auth.users set updated_at = now(),
            raw_app_meta_data = raw_app_meta_data || jsonb_build_object('role', $2::text)
      where id = $1`,
    [id, role],
  )
