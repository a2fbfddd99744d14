import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { requireUser } from '../requests/require-user.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import { mailContext } from './mail-context.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'
import { reauthenticateByPhone } from './reauthenticate-by-phone.ts'

/**
 * GET /reauthenticate: mails the signed-in person a code, or sends it to the phone of an account without
 * an address; the `nonce` with which PUT /user proves the session or changes a password. Throws
 * `over_email_send_rate_limit` (429), and as `reauthenticateByPhone`.
 */
export const reauthenticate = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, mails, settings, limits, clock } = deps
  const { user } = await requireUser(c, deps)
  const { email } = user
  if (email === null && user.phone !== null) return reauthenticateByPhone(c, deps, user)
  if (email === null) {
    const text = 'Reauthentication requires the user to have an email or a phone number'
    throw new AppError('validation_failed', { text })
  }
  if (user.email_confirmed_at === null) {
    throw new AppError('email_not_confirmed', {
      status: 422,
      text: 'Please verify your email first.',
    })
  }
  const { browserLanguage, askedFrom } = mailContext(c, settings)
  await limits.mail('reauthentication', { address: email, network: askedFrom })
  const now = clock()
  await db.transaction(async (tx) => {
    const purpose = 'reauthentication_token'
    const token = { userId: user.id, purpose, address: email, now, askedFrom } as const
    const { code } = await issueOneTimeToken(tx, settings, token)
    await tx.query('update auth.users set reauthentication_sent_at = $2 where id = $1', [
      user.id,
      now,
    ])
    await mails.enqueue(tx, {
      to: email,
      language: preferredLanguage(user.raw_user_meta_data, browserLanguage),
      kind: 'reauthentication',
      link: await alarmLink(tx, { publicUrl: settings.publicUrl, userId: user.id }),
      code,
    })
  })
  return c.json({})
}
