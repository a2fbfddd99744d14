import type { Context } from 'hono'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { notifyOfFactor } from '../notify-of-factor.ts'
import { removeFactor } from '../remove-factor.ts'
import { requireShownCodes } from './require-shown-codes.ts'

/** DELETE /factors/recovery-codes. Throws `insufficient_aal` (403) and `mfa_factor_not_found` (404). */
export const removeRecoveryCodes = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user, factor } = await requireShownCodes(c, deps)
  await deps.db.transaction(async (tx) => {
    await removeFactor(tx, { user, factor, now: deps.clock() })
    await notifyOfFactor(tx, deps, { c, user, kind: 'recovery_codes_changed' })
  })
  return c.json({ id: factor.id })
}
