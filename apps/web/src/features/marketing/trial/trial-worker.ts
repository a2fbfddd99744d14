import type { TrialAnswer, TrialQuestion } from './trial-messages.ts'

type Handlers = { onAnswer: (answer: TrialAnswer) => void; onFailure: () => void }

/**
 * Web Worker that tries briefs. The engine is downloaded with `start`; after a failure the next `start` tries again.
 */
export function trialWorker({ onAnswer, onFailure }: Handlers) {
  let worker: Worker | undefined
  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  const fail = () => {
    end()
    onFailure()
  }
  const start = () => {
    if (worker !== undefined) return worker
    worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<TrialAnswer>) => onAnswer(data))
    worker.addEventListener('error', fail)
    return worker
  }
  return {
    start,
    ask: (question: TrialQuestion) => start().postMessage(question),
    end,
  }
}
