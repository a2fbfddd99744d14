import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { HttpEnv } from '../../../platform/http/http-env.ts'

/** Cookies of a browser that has begun a sign-in at a provider, or signed up. */
type Kind = { name: 'sign-in-browser' | 'sign-up-browser'; publicUrl: string }

const SHAPE = /^[\w-]{43}$/

/** Secret of the browser of a request, if it has begun such a thing lately. */
export function browserSecret(c: Context<HttpEnv>, { name, publicUrl }: Kind): string | undefined {
  const secret = isSecure(publicUrl) ? getCookie(c, name, 'host') : getCookie(c, name)
  return secret !== undefined && SHAPE.test(secret) ? secret : undefined
}

/**
 * Secret that binds a sign-in or a sign-up to the browser of a request: the one it has, so that several tabs can
 * sign in at once, else a new one. It is in a cookie that no script reads; the database has its hash.
 */
export function bindBrowser(
  c: Context<HttpEnv>,
  { name, publicUrl, lifetimeS: maxAge }: Kind & { lifetimeS: number },
): string {
  const secret = browserSecret(c, { name, publicUrl }) ?? randomBytes(32).toString('base64url')
  const secure = isSecure(publicUrl)
  // Lax: the provider's redirect back, and a mail's link, are navigations from another site.
  setCookie(c, name, secret, {
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
