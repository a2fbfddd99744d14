import { AppError, type AuditAction, type ContactMessageStatus } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import type { ContactDeps } from './contact-deps.ts'
import type { MessageRow } from './contact-message-columns.ts'

type Change = { actorId: string; id: string; action: AuditAction; status: ContactMessageStatus }

/**
 * Changes a message's status with the columns that depend on it, and writes its audit entry: all or
 * nothing. Throws `not_admin` (403), `contact_message_not_found` (404).
 */
export async function changeContactMessage(
  { db, recordAudit, requireStillAdmin }: ContactDeps,
  { actorId, id, action, status }: Change,
  work: (tx: Tx, message: MessageRow) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireStillAdmin(tx, actorId)
    const [message] = await tx.query<MessageRow>(
      'select * from public.contact_messages where id = $1 for update',
      [id],
    )
    if (message === undefined) throw new AppError('contact_message_not_found')
    await work(tx, message)
    await tx.query('update public.contact_messages set status = $2 where id = $1', [id, status])
    await recordAudit(tx, {
      actorId,
      action,
      targetType: 'contact_message',
      targetId: id,
      details: { status: message.status, to: status },
    })
  })
}
