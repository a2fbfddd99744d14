import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'

/** Ends a session at its owner's request. Returns its id; nothing if it is not theirs. */
export async function endSession(
  tx: Tx,
  c: Context<HttpEnv>,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const ended = await tx.query<{ id: string }>(
    'delete from auth.sessions where id = $1 and user_id = $2 returning id::text',
    [id, userId],
  )
  if (ended.length === 0) return []
  await recordSecurityEvent(tx, { userId, event: 'session_end', device: deviceOf(c) })
  return ended.map((session) => session.id)
}
