import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { bindBrowser, browserSecret } from '../requests/browser-cookie.ts'
import { tokenHash } from '../sessions/refresh-token.ts'

type Settings = Pick<AuthSettings, 'publicUrl' | 'authLinkLifetimeS'>

const NAME = 'sign-up-browser'

/**
 * Hash of the secret of the browser that signs up, which gets it in a cookie for as long as the links of its mail live;
 * null for a program and for a page of another site, where a cookie would not come back.
 */
export function bindSignUpBrowser(
  c: Context<HttpEnv>,
  { publicUrl, authLinkLifetimeS: lifetimeS }: Settings,
): string | null {
  if (c.req.header('sec-fetch-site') !== 'same-origin') return null
  return tokenHash(bindBrowser(c, { name: NAME, publicUrl, lifetimeS }))
}

/** The same hash, of the browser of a request that confirms; null for one that has not signed up lately. */
export function signUpBrowser(
  c: Context<HttpEnv>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string | null {
  const secret = browserSecret(c, { name: NAME, publicUrl })
  return secret === undefined ? null : tokenHash(secret)
}
