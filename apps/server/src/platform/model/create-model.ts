import type { Logger } from 'pino'
import { type Model, ModelError, type ModelOutcome } from './model.ts'

type ModelSettings = {
  baseUrl: string
  name: string
  apiKey: string | undefined
  /** Longest time for an answer, in milliseconds. */
  withinMs: number
}

/** Model behind an OpenAI-compatible endpoint. A failure is logged by its outcome, without question, answer or key. */
export function createModel({ withinMs, ...endpoint }: ModelSettings, logger: Logger): Model {
  const { host } = new URL(endpoint.baseUrl)
  const figures: Record<ModelOutcome, number> = { answered: 0, failed: 0, late: 0, unusable: 0 }
  const stopping = new AbortController()
  return {
    host,
    name: endpoint.name,
    figures: () => figures,
    stop: () => stopping.abort(),
    async ask(question) {
      // Loaded with the first question, whose time it does not count in: most servers have no model.
      const { generate, hasFailed } = await import('./generate.ts')
      const late = AbortSignal.timeout(withinMs)
      try {
        const answer = await generate(endpoint, question, AbortSignal.any([late, stopping.signal]))
        figures.answered += 1
        return answer
      } catch (error) {
        const outcome = late.aborted ? 'late' : hasFailed(error) ? 'failed' : 'unusable'
        figures[outcome] += 1
        logger.warn({ outcome, host }, 'a model gave no usable answer')
        throw new ModelError(outcome)
      }
    },
  }
}
