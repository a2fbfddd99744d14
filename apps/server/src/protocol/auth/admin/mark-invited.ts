import type { Tx } from '../../../platform/db/database.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'

/** Marks an account as invited: until its person follows the link, no password signs in. */
export async function markInvited(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx.query(
    `update auth.users set encrypted_password = null, invited_at = $2, confirmation_sent_at = $2,
            updated_at = $2 where id = $1`,
    [id, now],
  )
  await recordSecurityEvent(tx, { userId: id, event: 'invitation', device: null })
}
