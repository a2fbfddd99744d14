import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkEmail } from '../requests/check-email.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { readBody } from '../requests/read-body.ts'
import { isAllowedRedirect } from '../requests/redirect-target.ts'
import { findUserById } from '../users/find-user.ts'
import { presentUser } from '../users/present-user.ts'
import { confirmLink } from '../verification/confirm-link.ts'
import { issueOneTimeToken } from '../verification/one-time-tokens.ts'
import { claimAccount } from './claim-account.ts'
import { markInvited } from './mark-invited.ts'

const Body = z.object({
  email: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
})

/**
 * POST /invite?redirect_to=: mails an address a link that signs in to its new account, by default on
 * the page where its person sets a password. Asking again sends another mail. Throws `email_exists`
 * (422) for a confirmed account.
 */
export const inviteUser = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, mails, settings, clock } = deps
  const body = await readBody(c, Body)
  const email = checkEmail(body.email)
  const asked = c.req.query('redirect_to') ?? ''
  const { publicUrl } = settings
  const redirectTo = isAllowedRedirect(asked, settings) ? asked : `${publicUrl}/update-password`
  const now = clock()
  const user = await db.transaction(async (tx) => {
    const claim = { email, data: body.data, passwordHash: null, now }
    const { id } = await claimAccount(tx, claim)
    await markInvited(tx, { id, now })
    const { linkToken } = await issueOneTimeToken(tx, settings, {
      userId: id,
      purpose: 'confirmation_token',
      address: email,
      now,
      askedFrom: null,
    })
    const invited = await findUserById(tx, id)
    const language = preferredLanguage(invited?.raw_user_meta_data ?? {}, acceptedLanguage(c))
    const link = confirmLink(publicUrl, { linkToken, type: 'invite', redirectTo })
    await mails.enqueue(tx, { to: email, language, kind: 'admin_welcome', link })
    return invited
  })
  return c.json(user && presentUser(user))
}
