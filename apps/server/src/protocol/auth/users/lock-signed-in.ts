import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { lockUser } from './find-user.ts'
import type { UserRow } from './user-row.ts'

/**
 * Account of a request, locked, whose session is still open: since it was looked up, “It was not me” or a new password
 * may have ended it. Throws `session_not_found` (403).
 */
export async function lockSignedIn(
  tx: Tx,
  { user: { id }, sessionId }: Pick<SignedIn, 'sessionId'> & { user: Pick<UserRow, 'id'> },
): Promise<UserRow> {
  const user = await lockUser(tx, id)
  if (sessionId === undefined) return user
  const open = await tx.query('select from auth.sessions where id = $1 and user_id = $2', [
    sessionId,
    id,
  ])
  if (open.length === 0) throw new AppError('session_not_found')
  return user
}
