import type { Language } from '@podium/i18n'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Challenge } from '../pkce/challenge.ts'
import { type Device, deviceOf, networkOf } from '../requests/device.ts'
import { redirectTarget } from '../requests/redirect-target.ts'

/** Part of a request that its mail needs, read before the request is answered. */
export type MailContext = {
  /** Address that the link leads to in the end. */
  redirectTo: string
  /** Language of the asking browser. */
  browserLanguage: Language | undefined
  device: Device
  /** Network of the device. */
  askedFrom: string
  /** Challenge of the browser that asks, in the PKCE flow. */
  challenge: Challenge | undefined
}

export const mailContext = (
  c: Context<HttpEnv>,
  settings: Pick<AuthSettings, 'publicUrl' | 'authUriAllowList'>,
  challenge?: Challenge,
): MailContext => {
  const device = deviceOf(c)
  return {
    redirectTo: redirectTarget(c, settings),
    browserLanguage: acceptedLanguage(c),
    device,
    askedFrom: networkOf(device),
    challenge,
  }
}
