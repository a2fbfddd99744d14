import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { REPORT_REASONS } from '../limits.ts'

const MODERATION_PER_PAGE = 20
const MODERATION_MAX_PER_PAGE = 100
/** Most targets of one request; a longer selection is sent in parts, which also shows progress. */
export const MODERATION_BULK_MAX = 100
/** Longest reason, in characters; the constraints of `moderation_decisions` say the same. */
export const MODERATION_REASON_MAX = 1000
export const APPEAL_MAX = 2000

export const MODERATION_VIEWS = ['open', 'decided', 'appealed'] as const
export type ModerationView = (typeof MODERATION_VIEWS)[number]

const MODERATION_ACTIONS = ['hide', 'restore', 'delete', 'warn', 'dismiss'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/**
 * Outcomes of an appeal. `kept`: the decision stands; `reversed`: it is undone and its author told.
 */
export const APPEAL_OUTCOMES = ['kept', 'reversed'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

const id = z.guid().toLowerCase()
const type = z.enum(['post', 'comment'])
const reason = requiredText(MODERATION_REASON_MAX)
const count = z.number().int().min(0)
const instant = z.iso.datetime()

export const moderationTarget = z.object({ type, id })
export type ModerationTarget = z.output<typeof moderationTarget>

export const moderationQuery = z.object({
  view: z
    .enum(MODERATION_VIEWS)
    .default('open')
    .describe('With open reports; decided, the newest first; with an appeal to settle'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(MODERATION_MAX_PER_PAGE)
    .default(MODERATION_PER_PAGE),
})

export const moderationDecisionsForm = z.object({
  action: z.enum(MODERATION_ACTIONS),
  reason: reason.describe('For the author; of a dismissal, for who reported'),
  targets: z.array(moderationTarget).min(1).max(MODERATION_BULK_MAX),
})

/** Outcome for each target of the request, in its order, each once. */
export const moderationDecisionsAnswer = z
  .object({
    results: z.array(
      z.discriminatedUnion('ok', [
        z.object({ type, id: z.guid(), ok: z.literal(true) }),
        z.object({
          type,
          id: z.guid(),
          ok: z.literal(false),
          error: z.string(),
          code: z.string(),
        }),
      ]),
    ),
  })
  .meta({ id: 'ModerationDecisionsAnswer' })
export type ModerationDecisionsAnswer = z.output<typeof moderationDecisionsAnswer>

export const moderationDecisionPath = z.object({ id })
export const appealForm = z.object({ appeal: requiredText(APPEAL_MAX) })
export const settlementForm = z.object({
  outcome: z.enum(APPEAL_OUTCOMES),
  answer: reason.describe('For the author'),
})

const person = z.object({
  id: z.guid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
})

/** Moderation decision as the author of the post or comment may read it. */
const decision = z.object({
  id: z.guid(),
  kind: z.enum(MODERATION_ACTIONS),
  reason: z.string(),
  created_at: instant,
  appeal: z.string().nullable(),
  appealed_at: instant.nullable(),
  appeal_outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  appeal_answer: z.string().nullable(),
})

const moderatorsDecision = decision
  .extend({ actor: person.nullable().describe('Null once that account is deleted') })
  .meta({ id: 'ModerationDecision' })

/** Reported post or comment with its open reports and decisions. */
const moderationItem = z
  .object({
    type,
    id: z.guid(),
    post_id: z.guid().describe('The post itself, or the one it is a comment on'),
    content: z.string().describe('The first 300 characters; of what is gone, as it stood then'),
    image_url: z.string().nullable(),
    image_alt: z.string().nullable(),
    created_at: instant.nullable().describe('Null for what is gone'),
    author: person,
    state: z.enum(['visible', 'hidden', 'gone']),
    open_reports: count,
    reasons: z
      .partialRecord(z.enum(REPORT_REASONS), count)
      .describe('How many open reports give which reason'),
    reported_at: instant.nullable().describe('The newest report'),
    decision: moderatorsDecision.nullable().describe('The newest'),
  })
  .meta({ id: 'ModerationItem' })
export type ModerationItem = z.output<typeof moderationItem>

export const moderationPage = z
  .object({
    items: z.array(moderationItem),
    total: count,
    counts: z.object({ open: count, appealed: count }).describe('What there is to do'),
  })
  .meta({ id: 'ModerationPage' })
export type ModerationPage = z.output<typeof moderationPage>

export const moderationDetail = moderationItem
  .extend({
    content: z.string().describe('All of it'),
    reports: z
      .array(
        z.object({
          id: z.guid(),
          reporter: person.nullable(),
          reason: z.enum(REPORT_REASONS),
          details: z.string().nullable(),
          status: z.enum(['open', 'resolved', 'dismissed']),
          created_at: instant,
        }),
      )
      .describe('The newest 100'),
    decisions: z.array(moderatorsDecision).describe('The newest first'),
    may_settle: z
      .boolean()
      .describe('Whether the appeal that waits is for whoever asks to settle; false without one'),
  })
  .meta({ id: 'ModerationDetail' })
export type ModerationDetail = z.output<typeof moderationDetail>

/** Decisions about the caller's own posts and comments, newest first. */
export const ownModerationDecisions = z.array(
  decision
    .extend({
      target_type: type,
      target_id: z.guid(),
      post_id: z.guid(),
      content: z.string().describe('As it stood when it was decided'),
      may_appeal: z.boolean(),
    })
    .meta({ id: 'OwnModerationDecision' }),
)
export type OwnModerationDecision = z.output<typeof ownModerationDecisions>[number]
