import type { TrialAnswer, TrialQuestion } from './trial-messages.ts'
import { tryBrief } from './try-brief.ts'

/** Web Worker that reads a visitor's brief. It has no network code: what is typed stays in the browser. */
addEventListener('message', ({ data }: MessageEvent<TrialQuestion>) => {
  const { text, today, language } = data
  const answer: TrialAnswer = { text, language, trial: tryBrief(text, { today, language }) }
  postMessage(answer)
})
