import type { CaptchaSettings } from './protocol/auth/index.ts'
import type { Secret } from './secret.ts'

/** Providers of captchas, with the address that checks their answers. */
const SITEVERIFY = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

export type CaptchaProvider = keyof typeof SITEVERIFY

export const CAPTCHA_PROVIDERS = ['hcaptcha', 'turnstile'] as const satisfies CaptchaProvider[]

/** Captcha as browsers show it: public. */
export type CaptchaWidget = { provider: CaptchaProvider; siteKey: string }

type Given = {
  supabaseUrl?: string | undefined
  authCaptchaEnabled: boolean
  authCaptchaProvider?: CaptchaProvider | undefined
  authCaptchaSiteKey?: string | undefined
  authCaptchaSecret?: Secret | undefined
  authCaptchaTimeoutS: number
  authCaptchaUrl?: string | undefined
}

const HCAPTCHA_HOSTS = 'https://hcaptcha.com https://*.hcaptcha.com'
const TURNSTILE_HOST = 'https://challenges.cloudflare.com'

/** Hosts that pages load a captcha from, by directive of the content security policy, as its provider asks. */
export const CAPTCHA_SOURCES: Record<CaptchaProvider, Readonly<Record<string, string>>> = {
  hcaptcha: {
    'script-src': HCAPTCHA_HOSTS,
    'style-src': HCAPTCHA_HOSTS,
    'connect-src': HCAPTCHA_HOSTS,
    'frame-src': HCAPTCHA_HOSTS,
  },
  turnstile: { 'script-src': TURNSTILE_HOST, 'frame-src': TURNSTILE_HOST },
}

/** Captcha that the forms of signing in show; undefined where it is off. */
export function captchaWidgetOf(given: Given): CaptchaWidget | undefined {
  const { authCaptchaEnabled, authCaptchaProvider: provider, authCaptchaSiteKey: siteKey } = given
  if (!authCaptchaEnabled || provider === undefined || siteKey === undefined) return undefined
  return { provider, siteKey }
}

/** Check of that captcha; undefined where it is off, or a hosted project's own. */
export function captchaCheckOf(given: Given): CaptchaSettings | undefined {
  const { authCaptchaProvider: provider, authCaptchaSecret: secret } = given
  if (!given.authCaptchaEnabled || provider === undefined || secret === undefined) return undefined
  const verifyUrl = given.authCaptchaUrl ?? SITEVERIFY[provider]
  return { verifyUrl, secret, timeoutMs: given.authCaptchaTimeoutS * 1000 }
}

/** Problems of the settings: a captcha that is on without what it needs. */
export function captchaProblems(given: Given): string[] {
  if (!given.authCaptchaEnabled) return []
  const needed = [
    ['PROVIDER', given.authCaptchaProvider],
    ['SITE_KEY', given.authCaptchaSiteKey],
    // A hosted project keeps the secret itself.
    ['SECRET', given.supabaseUrl ?? given.authCaptchaSecret],
  ] as const
  return needed.flatMap(([name, value]) =>
    value === undefined
      ? `AUTH_SECURITY_CAPTCHA_${name} is missing: AUTH_SECURITY_CAPTCHA_ENABLED needs it.`
      : [],
  )
}
