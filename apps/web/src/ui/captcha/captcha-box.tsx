import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../load-failure.tsx'
import { type CaptchaApi, type CaptchaProvider, loadCaptcha } from './load-captcha.ts'
import { useIsDark } from './use-is-dark.ts'

/** Narrowest place for the usual size of either widget, in pixels. */
const NORMAL_WIDTH = 304

export type CaptchaTexts = {
  /** Name of the box for screen readers. */
  label: string
  /** Sentence for a provider that cannot be reached. */
  failed: string
}

/** State of a box that its form reads: the token of whoever solved it; `renew` asks for another one. */
export type SolvedCaptcha = { token: string | undefined; renew(): void }

export type CaptchaBoxProps = {
  provider: CaptchaProvider
  siteKey: string
  texts: CaptchaTexts
  solved: RefObject<SolvedCaptcha>
}

/** Widget of a captcha's provider, in the page's language and colours. */
export function CaptchaBox({ provider, siteKey, texts, solved }: CaptchaBoxProps) {
  const { language } = useTranslation().i18n
  const isDark = useIsDark()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt draws the widget again.
  useEffect(() => {
    const container = place.current
    if (container === null) return undefined
    let isGone = false
    let drawn: { api: CaptchaApi; widget: string } | undefined
    const keep = (token: string | undefined) => {
      solved.current.token = token
    }
    const fail = () => {
      keep(undefined)
      if (!isGone) setState('failed')
    }
    const draw = (api: CaptchaApi) => {
      if (isGone) return
      const isNarrow = container.clientWidth < NORMAL_WIDTH
      const usual = provider === 'turnstile' ? 'flexible' : 'normal'
      const widget = api.render(container, {
        ...{ sitekey: siteKey, hl: language, language },
        ...{ theme: isDark ? 'dark' : 'light', size: isNarrow ? 'compact' : usual },
        callback: (token) => {
          keep(token)
          if (!isGone) setState('shown')
        },
        'expired-callback': () => keep(undefined),
        'error-callback': fail,
      })
      drawn = { api, widget }
      solved.current.renew = () => {
        keep(undefined)
        api.reset(widget)
      }
      setState('shown')
    }
    setState('loading')
    loadCaptcha(provider).then(draw).catch(fail)
    return () => {
      isGone = true
      keep(undefined)
      solved.current.renew = () => {}
      drawn?.api.remove(drawn.widget)
    }
  }, [provider, siteKey, language, isDark, attempt, solved])
  return (
    <>
      {state === 'failed' && (
        <LoadFailure
          message={texts.failed}
          retrying={false}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take its legend's place too. */}
      <div
        ref={place}
        role="group"
        aria-label={texts.label}
        aria-busy={state === 'loading'}
        hidden={state === 'failed'}
      />
    </>
  )
}
