import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { createTally, sum } from '../../../platform/log/tally.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readOptionalBody } from '../requests/read-body.ts'
import { requireAdmin } from '../requests/require-admin.ts'
import { verifyCaptcha } from './verify-captcha.ts'

const Body = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).optional(),
})

/** Codes of a provider that no person can do anything about: the settings are wrong. */
const OF_SETTINGS = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch']

/** Grants that prove what an earlier request has proved already. */
const FREE_GRANTS = ['refresh_token', 'pkce', 'id_token']

type Deps = Pick<AuthDeps, 'settings' | 'keys' | 'db' | 'logger'>

/**
 * Middleware that asks a request for a captcha's token, which the official client sends in the body, and its provider
 * whether it is good; an admin key needs none. Nothing where captchas are off. Throws `captcha_failed` (400), and as
 * `verifyCaptcha`.
 */
export const requireCaptcha = ({ settings, keys, db, logger }: Deps) => {
  // Every request fails alike then, so these are told by count.
  const refusals = createTally((codes) =>
    logger.error({ count: sum(codes), codes }, 'the captcha’s provider refuses the settings'),
  )
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { authCaptcha: captcha } = settings
    if (captcha === undefined || isFreeGrant(c) || (await isAdmin(c, { keys, db }))) return next()
    const { gotrue_meta_security: security } = await readOptionalBody(c, Body)
    const token = security?.captcha_token?.trim() ?? ''
    if (token === '') throw refusal(['no captcha_token found'])
    const codes = await verifyCaptcha(captcha, { token, ip: c.var.clientIp })
    if (codes === undefined) return next()
    const blamed = codes.find((code) => OF_SETTINGS.includes(code))
    if (blamed !== undefined) refusals.add(blamed)
    throw refusal(codes)
  })
}

const refusal = (codes: readonly string[]) =>
  new AppError('captcha_failed', {
    text: `captcha protection: request disallowed (${codes.join(', ')})`,
  })

const isFreeGrant = (c: Context<HttpEnv>) =>
  c.req.path.endsWith('/token') && FREE_GRANTS.includes(c.req.query('grant_type') ?? '')

/** Whether a request has an admin key. */
async function isAdmin(c: Context<HttpEnv>, deps: Pick<AuthDeps, 'keys' | 'db'>) {
  try {
    await requireAdmin(c, deps)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false
    throw error
  }
}
