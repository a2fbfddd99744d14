import { z } from 'zod'

/** Steps of a project, in order (docs/decisions/0171). */
export const PROJECT_STEPS = ['collect', 'confirm', 'match', 'choose', 'plan'] as const
export type ProjectStep = (typeof PROJECT_STEPS)[number]

/**
 * Next steps of a project for its client: questions, teams to form, wishes to relax, a team to choose, to invite, to
 * wait for, to form anew; then, by its plan, a delivery to answer, late tasks, nothing but to follow, all tasks done; once
 * delivered, feedback to give, or nothing at all.
 */
export const PROJECT_NEXT = [
  'answer',
  'form',
  'adjust',
  'choose',
  'invite',
  'wait',
  'reform',
  'review',
  'late',
  'follow',
  'done',
  'feedback',
  'delivered',
] as const
export type ProjectNext = (typeof PROJECT_NEXT)[number]

/** Facts that a brief may leave open, in the order in which they are asked. */
export const BRIEF_GAPS = ['scope', 'budget', 'due', 'audience', 'languages', 'content'] as const
export type BriefGap = (typeof BRIEF_GAPS)[number]

export const TEAM_KINDS = ['excellence', 'economy', 'speed'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** Most corrections of a brief that count at one time. */
export const CORRECTIONS_MAX = 100
/** States of an invitation; `open` until it is answered, expires or is taken back, `ended` once its member has left. */
export const INVITATION_STATUSES = [
  'open',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'ended',
] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

/** States of a chosen team that is not dissolved. */
export const TEAM_STATUSES = ['chosen', 'inviting', 'complete', 'incomplete'] as const
export type TeamStatus = (typeof TEAM_STATUSES)[number]

/** Time to answer an invitation, in hours. */
export const INVITATION_HOURS = 72
/** Time before an invitation expires at which its person is reminded of it, in hours. */
export const INVITATION_REMINDER_HOURS = 24
/** Days for which what a professional said of a week counts; after that their status does. */
export const AVAILABILITY_DAYS = 28
/** Most invitations that wait for one person's answer; the database and the engine hold to it too. */
export const INVITATIONS_OPEN_MAX = 3
/** Longest reason of a refusal, in UTF-16 units. */
export const DECLINE_REASON_MAX = 1000
/** Most projects of one person. */
export const PROJECTS_MAX = 50

export const day = z.iso.date()
/** Role of a scope. */
export const roleId = z.string().min(1).max(120)
export const slug = z.string().min(1).max(120)
export const labels = z.object({ fr: z.string(), en: z.string() })

/** Person of a team as others see them: name and picture are null once the account is deleted. */
export const teamPerson = z
  .object({ id: z.guid(), name: z.string().nullable(), avatar_url: z.string().nullable() })
  .meta({ id: 'TeamPerson' })
export type TeamPerson = z.output<typeof teamPerson>
