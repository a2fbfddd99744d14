import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readOptionalBody } from '../requests/read-body.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { requireAccount } from './require-account.ts'

const Body = z.object({ should_soft_delete: z.boolean().default(false) })

/**
 * DELETE /admin/users/:id: deletes the account with everything that refers to it, or, softly, only
 * its personal data: the row stays for what refers to it, with hashes in place of addresses.
 */
export const deleteUser =
  ({ db, clock, refuseSessions }: Pick<AuthDeps, 'db' | 'clock' | 'refuseSessions'>) =>
  async (c: Context<HttpEnv>) => {
    const { should_soft_delete: isSoft } = await readOptionalBody(c, Body)
    const ended = await db.transaction(async (tx) => {
      const { id } = await requireAccount(tx, c)
      const sessions = await tx.query<{ id: string }>(
        'delete from auth.sessions where user_id = $1 returning id::text',
        [id],
      )
      if (isSoft) await anonymise(tx, id, clock())
      else await tx.query('delete from auth.users where id = $1', [id])
      return sessions
    })
    refuseSessions(ended.map(({ id }) => id))
    return c.json({})
  }

async function anonymise(tx: Tx, id: string, now: Date) {
  await tx.query('delete from auth.mfa_factors where user_id = $1', [id])
  await tx.query('delete from auth.webauthn_credentials where user_id = $1', [id])
  await forgetProofs(tx, id)
  await tx.query(
    `update auth.identities set updated_at = $2, identity_data = '{}',
            provider_id = encode(sha256(convert_to(user_id || provider || provider_id, 'utf8')), 'hex')
      where user_id = $1`,
    [id, now],
  )
  await tx.query(
    `update auth.users set deleted_at = $2, updated_at = $2, encrypted_password = null,
            email = encode(sha256(convert_to(id || email, 'utf8')), 'hex'),
            phone = encode(sha256(convert_to(id || phone, 'utf8')), 'hex'),
            email_change = null, phone_change = null,
            raw_user_meta_data = '{}', raw_app_meta_data = '{}'
      where id = $1`,
    [id, now],
  )
}
