import { z } from 'zod'
import { accountId } from './account-id.ts'

/** Default number of entries on a page of the log. */
const AUDIT_PER_PAGE = 50
const AUDIT_MAX_PER_PAGE = 200

/** Audit actions; the log's screen has a sentence for each. */
export const AUDIT_ACTIONS = [
  'user.invite',
  'user.role',
  'user.account_type',
  'user.promote',
  'user.appoint_editor',
  'user.remove_editor',
  'user.ban',
  'user.unban',
  'user.remove_second_factors',
  'user.delete',
  'contact_message.reply',
  'contact_message.status',
  'kept_mail.open',
  'moderation.hide',
  'moderation.restore',
  'moderation.delete',
  'moderation.warn',
  'moderation.dismiss',
  'moderation.appeal',
  'moderation.settle',
  'project.invite',
  'project.withdraw_invitation',
  'project.accept_invitation',
  'project.decline_invitation',
  'project.leave_team',
  'project.replace_member',
  'project.fill_seat',
  'project.form_anew',
  'project.change_plan',
  'project.override_seat',
  'project.read_room',
  'export.users',
  'export.newsletter_subscriptions',
  'export.audit',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Kinds of audit target. */
const AUDIT_TARGETS = [
  'user',
  'post',
  'comment',
  'contact_message',
  'kept_mail',
  'project',
  'list',
] as const
export type AuditTarget = (typeof AUDIT_TARGETS)[number]
/** Lists an admin can export as CSV; the target id of such an entry. */
export const AUDIT_LISTS = ['users', 'newsletter_subscriptions', 'audit'] as const
export type AuditList = (typeof AUDIT_LISTS)[number]

/** Cursor into the log: an entry's id, a `bigint`. */
const cursor = z.string().regex(/^\d{1,18}$/)
export const auditPath = z.object({ id: cursor })

const instant = z.iso.datetime({ offset: true })

export const auditFilter = z.object({
  actor: accountId.optional().describe('Who did it'),
  action: z.enum(AUDIT_ACTIONS).optional(),
  target: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .default('')
    .describe(
      'What it was done to: an id, part of the e-mail address of an account, or the beginning of a word of its name',
    ),
  from: instant.optional().describe('Not before'),
  to: instant.optional().describe('Before'),
})

export const auditQuery = auditFilter.extend({
  before: cursor.optional().describe('Only older entries than this one, from the newest of them'),
  after: cursor.optional().describe('Only newer entries than this one, up from the oldest of them'),
  per_page: z.coerce.number().int().min(1).max(AUDIT_MAX_PER_PAGE).default(AUDIT_PER_PAGE),
})

/** Entry of the audit log. */
export const auditEntry = z
  .object({
    id: z.string().describe('Grows with time; also the cursor of the log'),
    created_at: z.iso.datetime(),
    /** Actor; null: the server itself. All but the id is null once the account is deleted. */
    actor: z
      .object({
        id: z.guid(),
        email: z.string().nullable(),
        name: z.string().nullable(),
        avatar_url: z.string().nullable(),
      })
      .nullable(),
    action: z.enum(AUDIT_ACTIONS),
    target_type: z.enum(AUDIT_TARGETS),
    target_id: z.string(),
    target_email: z.string().nullable(),
    target_name: z.string().nullable(),
    target_avatar_url: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

/** Entry of the audit log, with its details. */
export const auditEntryDetail = auditEntry
  .extend({
    target_exists: z
      .boolean()
      .describe('Whether its target can still be looked at: an account, a message, a decision'),
  })
  .meta({ id: 'AuditEntryDetail' })
export type AuditEntryDetail = z.output<typeof auditEntryDetail>

export const auditPage = z
  .object({
    /** Entries of the page, newest first. */
    entries: z.array(auditEntry),
    older: z.string().nullable().describe('`before` of the next page; null on the last'),
    newer: z.string().nullable().describe('`after` of the page before; null on the first'),
  })
  .meta({ id: 'AuditPage' })
export type AuditPage = z.output<typeof auditPage>

/** Actors of the log, sorted by address; those with deleted accounts come last. */
export const auditActors = z.array(
  z.object({ id: z.guid(), email: z.string().nullable() }).meta({ id: 'AuditActor' }),
)
export type AuditActor = z.output<typeof auditActors>[number]

/** Entry to be written to the audit log. */
export type AuditRecord = {
  /** Account that acted; null: the server itself. */
  actorId: string | null
  action: AuditAction
  targetType: AuditTarget
  targetId: string
  /** Changed values: ids and constants only, no names, addresses or texts of persons. */
  details?: Record<string, unknown>
}

/** Export of a list of people by an admin. */
export type ListExport = {
  actorId: string
  list: AuditList
  /** Number of exported rows. */
  rows: number
  filter: Record<string, unknown>
  /** Search text. The log notes only that there was one, because it may be part of an address. */
  search: string
}
