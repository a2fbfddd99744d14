import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../../platform/db/database.ts'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { deviceOf, networkOf } from '../../requests/device.ts'
import { readBody } from '../../requests/read-body.ts'
import { recordSecurityEvent } from '../../security-log/record-security-event.ts'
import { presentSession } from '../../sessions/present-session.ts'
import { countFactorTry, forgetFactorTries } from '../factor-tries.ts'
import { notifyOfFactor } from '../notify-of-factor.ts'
import { raiseSession } from '../raise-session.ts'
import { requireFactorUser } from '../require-factor-user.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import { countRecoveryCodes, recoveryFactorOf } from './recovery-code-set.ts'

const Body = z.object({ code: z.string().max(100).default('') })

/**
 * POST /factors/recovery-codes/verify: raises the session to aal2 with an unused code, which is used
 * up; the person is told by mail how many are left. Tries are counted, with or without codes. Throws
 * `mfa_verification_failed` (422) and `mfa_recovery_codes_locked` (429).
 */
export const verifyRecoveryCode = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db } = deps
  const { user, sessionId } = await requireFactorUser(c, deps)
  const { code } = await readBody(c, Body)
  if (code === '') throw new AppError('validation_failed', { text: 'Code needs to be non-empty' })
  const now = deps.clock()
  const device = deviceOf(c)
  const attempt = {
    userId: user.id,
    network: networkOf(device),
    kind: 'recovery-code',
  } as const
  await countFactorTry(db, { ...attempt, now })
  const factor = recoveryFactorOf(user)
  const raised =
    factor &&
    (await db.transaction(async (tx) => {
      if (!(await useCode(tx, { factorId: factor.id, code, now }))) return undefined
      const { remaining } = await countRecoveryCodes(tx, factor.id)
      await notifyOfFactor(tx, deps, { c, user, kind: 'recovery_code_used', remaining })
      return raiseSession(tx, { userId: user.id, sessionId, factor, now })
    }))
  if (raised === undefined) {
    const entry = { event: 'second_factor', method: 'mfa/recovery_code', device } as const
    await recordSecurityEvent(db, { userId: user.id, ...entry, succeeded: false })
    throw new AppError('mfa_verification_failed', { text: 'Invalid recovery code entered' })
  }
  deps.refuseSessions(raised.ended)
  await forgetFactorTries(db, attempt)
  return c.json(await presentSession(deps, raised.session))
}

type Use = { factorId: string; code: string; now: Date }

/** Uses up a code. False for a wrong or a used one. */
async function useCode(tx: Tx, { factorId, code, now }: Use): Promise<boolean> {
  const used = await tx.query(
    `update auth.mfa_recovery_codes set used_at = $3
      where factor_id = $1 and code_hash = $2 and used_at is null returning factor_id`,
    [factorId, recoveryCodeHash(factorId, code), now],
  )
  return used.length > 0
}
