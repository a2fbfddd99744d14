import { z } from 'zod'
import { labels } from './project-terms.ts'

/** Longest reply of a model, in UTF-16 units; the database holds to it too. */
export const PHRASING_MAX = 600
/** Most suggestions of one reply; the database holds to it too. */
export const SUGGESTIONS_MAX = 3

/** Model that the provider has set up: its host, its name, and whether a project’s client lets it read the brief. */
export const projectModel = z
  .object({
    host: z.string(),
    name: z.string(),
    consent: z.enum(['unasked', 'given', 'refused']).describe('For this host and model'),
    is_waiting: z.boolean().describe('What was said last may be phrased, and is not yet'),
  })
  .meta({ id: 'ProjectModel' })
export type ProjectModel = z.output<typeof projectModel>

const suggestion = z
  .object({
    requirement: z.string().describe('Key of a skill or role'),
    labels,
    quote: z.string().describe('Words of the brief that speak for it'),
    answer: z.enum(['accepted', 'dropped']).nullable().describe('Of the client'),
  })
  .meta({ id: 'ProjectSuggestion' })
export type ProjectSuggestion = z.output<typeof suggestion>

/** Reply of a turn in a model’s words, and what it suggests to ask for. */
export const phrasing = z
  .object({
    host: z.string(),
    model: z.string(),
    language: z.enum(['fr', 'en']),
    reply: z.string().nullable().describe('Null: the words of the interface stay'),
    suggestions: z.array(suggestion).max(SUGGESTIONS_MAX),
  })
  .meta({ id: 'TurnPhrasing' })
export type TurnPhrasing = z.output<typeof phrasing>

/** Answer to the question whether a model may read a brief; host and model are those that the person was shown. */
export const modelConsentForm = z.object({
  given: z.boolean(),
  host: z.string().min(1).max(300),
  model: z.string().min(1).max(200),
})

export const suggestionAnswerForm = z.object({
  requirement: z.string().min(1).max(200),
  answer: z.enum(['accepted', 'dropped']),
})
export type SuggestionAnswerForm = z.output<typeof suggestionAnswerForm>
