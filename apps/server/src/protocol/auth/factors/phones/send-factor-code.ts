import { createHash } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { deviceOf, networkOf } from '../../requests/device.ts'
import { readOptionalBody } from '../../requests/read-body.ts'
import { checkChannel } from '../../sms/require-phone-sign-in.ts'
import { sendCode } from '../../sms/send-code.ts'
import { requireSms } from '../../sms/sms-limits.ts'
import type { FactorRow, UserRow } from '../../users/user-row.ts'
import { requirePhoneVerify } from './check-factor-phone.ts'

const Body = z.object({ channel: z.string().default('') })

type Asked = { user: UserRow; factor: FactorRow; challengeId: string }

/**
 * Sends the code of a challenge to a phone. Returns its hash. Throws `mfa_phone_verify_not_enabled`,
 * `sms_send_failed` (422) and `over_sms_send_rate_limit` (429).
 */
export async function sendFactorCode(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { user, factor: { phone, status }, challengeId }: Asked,
): Promise<string> {
  requirePhoneVerify(deps.settings)
  const channel = checkChannel((await readOptionalBody(c, Body)).channel)
  if (phone === null) throw new AppError('mfa_factor_not_found')
  const network = networkOf(deviceOf(c))
  const isTheirs = status === 'verified'
  await requireSms(deps.limits.sms, { phone, network, userId: user.id, isTheirs })
  return factorCodeHash(challengeId, await sendCode(deps, { user, phone, type: 'mfa', channel }))
}

/** Hash under which the code of a challenge is stored: SHA-256, hexadecimal. */
export const factorCodeHash = (challengeId: string, code: string): string =>
  createHash('sha256')
    .update(challengeId + code)
    .digest('hex')
