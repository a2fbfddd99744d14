import type { z } from 'zod'

/** Outcome of a question: answered, refused or not reached, too late, or answered with what cannot be used. */
export type ModelOutcome = 'answered' | 'failed' | 'late' | 'unusable'

/** Question to a model; `schema` is of the one JSON object it answers with. */
export type ModelQuestion<Schema extends z.ZodType> = {
  instructions: string
  prompt: string
  schema: Schema
}

/** Language model behind an OpenAI-compatible endpoint. */
export type Model = {
  /** Host of the endpoint, with its port where it names one. */
  host: string
  name: string
  /** Answer to a question. Throws `ModelError`. */
  ask<Schema extends z.ZodType>(question: ModelQuestion<Schema>): Promise<z.output<Schema>>
  /** Questions so far, by outcome. */
  figures(): Readonly<Record<ModelOutcome, number>>
  /** Ends the questions under way. */
  stop(): void
}

/** Error of a question without a usable answer. It holds neither the question nor the answer. */
export class ModelError extends Error {
  readonly outcome: Exclude<ModelOutcome, 'answered'>

  constructor(outcome: Exclude<ModelOutcome, 'answered'>) {
    super(`The model's answer: ${outcome}`)
    this.name = 'ModelError'
    this.outcome = outcome
  }
}
