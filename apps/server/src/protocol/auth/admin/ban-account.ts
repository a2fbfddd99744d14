import type { Tx } from '../../../platform/db/database.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'

/**
 * Bans an account until a time and ends its sessions and pending links; null lifts the ban. Returns
 * the ids of the sessions it ended.
 */
export async function banAccount(
  tx: Tx,
  { id, until }: { id: string; until: Date | null },
): Promise<string[]> {
  await tx.query('update auth.users set banned_until = $2, updated_at = now() where id = $1', [
    id,
    until,
  ])
  const event = until === null ? 'ban_end' : 'ban'
  await recordSecurityEvent(tx, { userId: id, event, device: null })
  if (until === null) return []
  await forgetProofs(tx, id)
  const ended = await tx.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 returning id',
    [id],
  )
  return ended.map((session) => session.id)
}
