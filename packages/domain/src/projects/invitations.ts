import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { departure } from './departures.ts'
import { DECLINE_REASON_MAX, day, INVITATION_STATUSES, labels } from './project-terms.ts'

export const invitationPath = z.object({ id: z.guid().toLowerCase() })
/** Invitation of a client's own project. */
export const projectInvitationPath = invitationPath.extend({ invitation: z.guid().toLowerCase() })

/** Answer of a professional; a refusal may have a reason, which the client reads. */
export const invitationAnswerForm = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('accepted') }),
  z.object({
    answer: z.literal('declined'),
    reason: requiredText(DECLINE_REASON_MAX).optional(),
  }),
])
export type InvitationAnswer = z.output<typeof invitationAnswerForm>

/**
 * States as the invited person sees them: beside those of the invitation, of one that was accepted, `held` while the client
 * forms the team anew, and `released` once another team is asked.
 */
const SEEN_STATUSES = [...INVITATION_STATUSES, 'held', 'released'] as const

const received = z
  .object({
    id: z.guid(),
    status: z.enum(SEEN_STATUSES),
    title: z.string().describe('Of the project'),
    project_id: z.guid().nullable().describe('While one is in its team'),
    client: z.string().describe('First name'),
    role: labels,
    days: z.number(),
    day_rate: z.number(),
    currency: z.string(),
    start: day,
    finish: day,
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReceivedInvitation' })
export type ReceivedInvitation = z.output<typeof received>

export const receivedInvitations = z.array(received)

export const receivedInvitation = received
  .extend({
    reason: z.string().nullable().describe('Of one’s own refusal'),
    departure: departure.nullable().describe('How one’s part in the team ended'),
    may_leave: z.boolean().describe('One is in the team, and not all is delivered'),
    feedback_project_id: z
      .guid()
      .nullable()
      .describe('Delivered project in whose team one has done something before one left it'),
    brief: z.string().nullable().describe('While it is open or accepted'),
    team: z
      .array(
        z.object({
          role: labels,
          days: z.number(),
          name: z.string().nullable().describe('First name of who is asked or has accepted'),
          has_accepted: z.boolean(),
          is_me: z.boolean(),
        }),
      )
      .describe('Seats of the team while it is open or accepted'),
  })
  .meta({ id: 'ReceivedInvitationDetail' })
export type ReceivedInvitationDetail = z.output<typeof receivedInvitation>
