import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import type { TrialAnswer } from './trial-messages.ts'
import { trialWorker } from './trial-worker.ts'

/** Pause in typing after which the text is read. */
const PAUSE_MS = 350

type TrialState = {
  /** Last answer, perhaps of an earlier text. */
  answer: TrialAnswer | undefined
  /** True while the text has no answer yet. */
  isWorking: boolean
  hasFailed: boolean
}

const NONE: TrialState = { answer: undefined, isWorking: false, hasFailed: false }

/**
 * Result of the engine for a text, read in a worker at each pause in typing. The engine is downloaded with the first
 * character; nothing typed leaves the browser.
 */
export function useTrial(text: string): TrialState {
  useTranslation() // renders anew in another language
  const language = currentLanguage()
  const [answer, setAnswer] = useState<TrialAnswer>()
  const [hasFailed, setHasFailed] = useState(false)
  const worker = useRef<ReturnType<typeof trialWorker>>(undefined)
  const isBlank = text.trim() === ''

  useEffect(() => () => worker.current?.end(), [])
  useEffect(() => {
    if (isBlank) return
    worker.current ??= trialWorker({
      onAnswer: (given) => {
        setAnswer(given)
        setHasFailed(false)
      },
      onFailure: () => setHasFailed(true),
    })
    worker.current.start()
    const { current } = worker
    const timer = setTimeout(() => current.ask({ text, today: localDay(), language }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, language, isBlank])

  if (isBlank) return NONE
  const isAnswered = answer?.text === text && answer.language === language
  return { answer, hasFailed, isWorking: !isAnswered && !hasFailed }
}

/** Today where the visitor is, `YYYY-MM-DD`. */
function localDay(now = new Date()) {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
