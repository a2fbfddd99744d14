export type CaptchaProvider = 'hcaptcha' | 'turnstile'

/** Options that both providers know; the language has a name at each. */
type WidgetOptions = {
  sitekey: string
  theme: 'light' | 'dark'
  size: 'normal' | 'compact' | 'flexible'
  hl: string
  language: string
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

/** Script of a provider: its widgets are known by what `render` returns. */
export type CaptchaApi = {
  render(place: HTMLElement, options: WidgetOptions): string
  reset(widget: string): void
  remove(widget: string): void
}

type CaptchaWindow = Partial<Record<CaptchaProvider | 'podiumCaptchaReady', unknown>>

const READY = 'podiumCaptchaReady'
const SCRIPTS = {
  hcaptcha: `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${READY}`,
  turnstile: `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${READY}`,
}

/** Time for a script to call back, in milliseconds. */
const TIMEOUT_MS = 15_000

let loading: Promise<CaptchaApi> | undefined

/** Script of the provider, downloaded once; after a failure the next call tries again. */
export function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaApi> {
  loading ??= download(provider).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function download(provider: CaptchaProvider): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    // The provider's script writes there, and calls back when it can draw.
    const page = window as unknown as CaptchaWindow
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`The script of ${provider} cannot be downloaded`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    page[READY] = () => {
      clearTimeout(timer)
      resolve(page[provider] as CaptchaApi)
    }
    script.onerror = fail
    script.src = SCRIPTS[provider]
    script.async = true
    document.head.append(script)
  })
}
