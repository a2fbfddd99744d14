import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Lazy, lazyValue } from '../lazy.tsx'
import type { CaptchaBoxProps, CaptchaTexts, SolvedCaptcha } from './captcha-box.tsx'

/** Failure of a form that was sent before its captcha was solved; `code` is that of a sentence. */
class CaptchaMissingError extends Error {
  readonly code = 'captcha_failed'
}

type Given = Pick<CaptchaBoxProps, 'provider' | 'siteKey'>

type Captcha = {
  /** Box for a form, above its buttons; nothing where the server asks for no captcha. */
  box: ReactNode
  /**
   * Calls `ask` with the token, if one is asked for, and then has the box make another: a token is good once.
   * Throws `CaptchaMissingError`.
   */
  solve<T>(ask: (proof: { captchaToken?: string }) => Promise<T>): Promise<T>
}

const box = lazyValue(() => import('./captcha-box.tsx').then((m) => m.CaptchaBox))

/** Captcha of a form; `load` says whether the server asks for one, and must be one function for good. */
export function useCaptcha(load: () => Promise<Given | undefined>, texts: CaptchaTexts): Captcha {
  const [captcha, setCaptcha] = useState<Given>()
  const solved = useRef<SolvedCaptcha>({ token: undefined, renew: () => {} })
  // A form that is sent asks once more, and tells why it cannot.
  useEffect(() => void load().then(setCaptcha, () => undefined), [load])
  // A built page says at once that there will be one.
  const isExpected = (document.documentElement.dataset['captcha'] ?? '') !== ''
  return {
    box: (isExpected || captcha !== undefined) && (
      <div className="grid min-h-20 grid-cols-1 content-center">
        {captcha && <Lazy component={box} needed props={{ ...captcha, texts, solved }} />}
      </div>
    ),
    async solve(ask) {
      const asked = await load()
      setCaptcha(asked)
      if (asked === undefined) return ask({})
      const { token } = solved.current
      if (token === undefined) throw new CaptchaMissingError()
      return ask({ captchaToken: token }).finally(() => solved.current.renew())
    },
  }
}
