import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readBody } from '../requests/read-body.ts'
import { requireUser } from '../requests/require-user.ts'
import { passkeysOf, presentPasskey, renamePasskey } from './passkey-row.ts'
import { removePasskey, unknownPasskey } from './remove-passkey.ts'
import { requirePasskeyUser } from './require-passkey-user.ts'

const MAX_NAME_LENGTH = 120

/** GET /passkeys: those of one's own. */
export const listPasskeys = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user } = await requireUser(c, deps)
  return c.json((await passkeysOf(deps.db, user.id)).map(presentPasskey))
}

const Names = z.object({ friendly_name: z.string().default('') })

/** PATCH /passkeys/:id: gives one another name. Throws `validation_failed` (400, 404). */
export const updatePasskey = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user } = await requireUser(c, deps)
  const id = c.req.param('id')
  const { friendly_name: name } = await readBody(c, Names)
  if (name === '') throw new AppError('validation_failed', { text: 'friendly_name is required' })
  if (name.length > MAX_NAME_LENGTH) {
    const text = `friendly_name must be ${MAX_NAME_LENGTH} characters or less`
    throw new AppError('validation_failed', { text })
  }
  const row = isUuid(id)
    ? await renamePasskey(deps.db, { userId: user.id, id, name, now: deps.clock() })
    : undefined
  if (row === undefined) throw unknownPasskey()
  return c.json(presentPasskey(row))
}

/**
 * DELETE /passkeys/:id: it signs in no more, and every other session that a passkey began ends. Throws
 * as `requirePasskeyUser`, and `validation_failed` (404).
 */
export const deletePasskey = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user, sessionId } = await requirePasskeyUser(c, deps)
  await removePasskey(deps, { user, id: c.req.param('id'), own: { c, sessionId } })
  return c.body(null, 204)
}
