import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { HttpEnv } from '../../../platform/http/http-env.ts'

const NAME = 'sign-in-browser'
const SHAPE = /^[\w-]{43}$/

/** Secret of the browser of a request, if it has begun a sign-in at a provider lately. */
export function browserSecret(c: Context<HttpEnv>, publicUrl: string): string | undefined {
  const secret = isSecure(publicUrl) ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
  return secret !== undefined && SHAPE.test(secret) ? secret : undefined
}

/**
 * Secret that binds a sign-in to the browser of a request: the one it has, so that several tabs can
 * sign in at once, else a new one. It is in a cookie that no script reads; the database has its hash.
 */
export function bindBrowser(
  c: Context<HttpEnv>,
  { publicUrl, lifetimeS: maxAge }: { publicUrl: string; lifetimeS: number },
): string {
  const secret = browserSecret(c, publicUrl) ?? randomBytes(32).toString('base64url')
  const secure = isSecure(publicUrl)
  // Lax: the provider's redirect back is a navigation from another site.
  setCookie(c, NAME, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
    secure,
    ...(secure && { prefix: 'host' }),
  })
  return secret
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
