import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isLoopbackHost } from '../../../platform/http/is-loopback-host.ts'
import { matchesRedirect } from '../../../platform/http/redirect-pattern.ts'
import type { AuthSettings } from '../auth-settings.ts'

type Settings = Pick<AuthSettings, 'publicUrl' | 'authUriAllowList'>

/**
 * Target of a mail's link: `redirect_to` if it is allowed, else the page the request came from, else
 * the site. A foreign address is no error: the site takes its place.
 */
export function redirectTarget(c: Context<HttpEnv>, settings: Settings): string {
  const asked = c.req.query('redirect_to') || c.req.header('redirect_to')
  const choices = [asked, c.req.header('referer')]
  return choices.find((url) => isAllowedRedirect(url ?? '', settings)) ?? settings.publicUrl
}

/** Whether a URL is ours or one of AUTH_URI_ALLOW_LIST. */
export const isAllowedRedirect = (url: string, { publicUrl, authUriAllowList = [] }: Settings) =>
  isOurs(url, publicUrl) || authUriAllowList.some((pattern) => matchesRedirect(pattern, url))

/**
 * Whether a URL has the site's own origin; while that is a loopback address, another one (any port)
 * too, as programs of this machine use.
 */
function isOurs(url: string, publicUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const target = new URL(url)
  const site = new URL(publicUrl)
  if (!['http:', 'https:'].includes(target.protocol)) return false
  if (target.username !== '' || target.password !== '') return false
  if (isLoopbackHost(site.hostname) && isLoopbackAddress(target.hostname)) return true
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false
  return target.port === site.port || target.hostname === 'localhost'
}

const isLoopbackAddress = (hostname: string) =>
  hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
