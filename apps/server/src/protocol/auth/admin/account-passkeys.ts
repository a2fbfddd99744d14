import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { passkeysOf, presentPasskey } from '../passkeys/passkey-row.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { requireAccount } from './require-account.ts'

/** GET /admin/users/:id/passkeys */
export const listPasskeysOf =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) => {
    const { id } = await requireAccount(db, c)
    return c.json((await passkeysOf(db, id)).map(presentPasskey))
  }

/**
 * DELETE /admin/users/:id/passkeys/:passkeyId, for a person who has lost the device; they are told.
 * Throws `validation_failed` (404).
 */
export const deletePasskeyOf = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const user = await requireAccount(deps.db, c)
  await removePasskey(deps, { user, id: c.req.param('passkeyId') })
  return c.body(null, 204)
}
