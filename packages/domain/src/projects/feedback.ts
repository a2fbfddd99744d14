import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { labels, roleId } from './project-terms.ts'
import { projectPath } from './projects.ts'

/** Days after the delivery in which feedback is given; afterwards it is read. The database says the same. */
export const FEEDBACK_DAYS = 14
/** Longest comment of feedback, in UTF-16 units. */
export const FEEDBACK_TEXT_MAX = 2000
/** Subjects of feedback, each judged from 1 to 5. */
export const FEEDBACK_QUESTIONS = ['quality', 'timeliness', 'communication'] as const
export type FeedbackQuestion = (typeof FEEDBACK_QUESTIONS)[number]

export const feedbackPath = projectPath.extend({ person: z.guid().toLowerCase() })

const score = z.number().int().min(1).max(5)
const answers = {
  quality: score.describe('Of the work; about a client, how clear it was what they asked for'),
  timeliness: score.describe('Dates kept; about a client, answers in time'),
  communication: score,
  again: z.boolean().describe('Whether the author would work with them again'),
}

export const feedbackForm = z.object({
  ...answers,
  comment: requiredText(FEEDBACK_TEXT_MAX).nullable(),
})
export type FeedbackForm = z.output<typeof feedbackForm>

const feedback = z
  .object({ ...answers, comment: z.string().nullable() })
  .meta({ id: 'ProjectFeedback' })
export type ProjectFeedback = z.output<typeof feedback>

const feedbackPair = z
  .object({
    person: z.object({ id: z.guid(), name: z.string().nullable() }),
    is_client: z.boolean(),
    roles: z.array(z.object({ id: roleId, labels })),
    given: feedback.nullable(),
    received: feedback.nullable().describe('null until it is revealed, or where there is none'),
    is_revealed: z.boolean(),
  })
  .meta({ id: 'FeedbackPair' })
export type FeedbackPair = z.output<typeof feedbackPair>

export const feedbackList = z
  .object({
    title: z.string().describe('Of the project'),
    delivered_at: z.iso.datetime().nullable().describe('When the last milestone was accepted'),
    closes_at: z.iso.datetime().nullable(),
    is_open: z.boolean().describe('Whether feedback may be given now'),
    is_client: z.boolean().describe('Whether the caller is the client of the project'),
    pairs: z.array(feedbackPair),
  })
  .meta({ id: 'FeedbackList' })
export type FeedbackList = z.output<typeof feedbackList>
