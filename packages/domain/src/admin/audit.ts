import { z } from 'zod'
import { accountId } from './account-id.ts'

/** Entries of a page of the log, unless the request says. */
const AUDIT_PER_PAGE = 50
const AUDIT_MAX_PER_PAGE = 200

/** Everything the log can hold; each has its sentence in the log's screen. */
export const AUDIT_ACTIONS = [
  'user.invite',
  'user.role',
  'user.promote',
  'user.ban',
  'user.unban',
  'user.delete',
  'contact_message.reply',
  'contact_message.status',
  'moderation.hide',
  'moderation.restore',
  'moderation.delete',
  'moderation.warn',
  'moderation.dismiss',
  'moderation.appeal',
  'moderation.settle',
  'export.users',
  'export.newsletter_subscriptions',
  'export.audit',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What an entry may be about. */
const AUDIT_TARGETS = ['user', 'post', 'comment', 'contact_message', 'list'] as const
export type AuditTarget = (typeof AUDIT_TARGETS)[number]
/** The lists of people that can be taken along as a file; the id of such a target. */
export const AUDIT_LISTS = ['users', 'newsletter_subscriptions', 'audit'] as const
export type AuditList = (typeof AUDIT_LISTS)[number]

/** An entry's place in the log: what `bigint` holds. */
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
    .describe('What it was done to: an id, or part of the e-mail address of an account'),
  from: instant.optional().describe('Not before'),
  to: instant.optional().describe('Before'),
})

export const auditQuery = auditFilter.extend({
  before: cursor.optional().describe('Only older entries than this one, from the newest of them'),
  after: cursor.optional().describe('Only newer entries than this one, up from the oldest of them'),
  per_page: z.coerce.number().int().min(1).max(AUDIT_MAX_PER_PAGE).default(AUDIT_PER_PAGE),
})

/** One entry of the audit log. */
export const auditEntry = z
  .object({
    id: z.string().describe('Grows with time; also the cursor of the log'),
    created_at: z.iso.datetime(),
    /** Null for the server itself; the address is null once that account is deleted. */
    actor: z.object({ id: z.guid(), email: z.string().nullable() }).nullable(),
    action: z.enum(AUDIT_ACTIONS),
    target_type: z.enum(AUDIT_TARGETS),
    target_id: z.string(),
    target_email: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

/** One entry, looked at by itself. */
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
    /** Newest first. */
    entries: z.array(auditEntry),
    older: z.string().nullable().describe('`before` of the next page; null on the last'),
    newer: z.string().nullable().describe('`after` of the page before; null on the first'),
  })
  .meta({ id: 'AuditPage' })
export type AuditPage = z.output<typeof auditPage>

/** By address; those whose accounts are deleted come last. */
export const auditActors = z.array(
  z.object({ id: z.guid(), email: z.string().nullable() }).meta({ id: 'AuditActor' }),
)
export type AuditActor = z.output<typeof auditActors>[number]

/** Entry to be written to the audit log. */
export type AuditRecord = {
  /** Who did it; null for the server itself. */
  actorId: string | null
  action: AuditAction
  targetType: AuditTarget
  targetId: string
  /** What changed. Ids and words of ours only: no names, addresses or texts of persons. */
  details?: Record<string, unknown>
}

/** A list of people that an admin takes along as a file. */
export type ListExport = {
  actorId: string
  list: AuditList
  /** Rows of the file. */
  rows: number
  filter: Record<string, unknown>
  /** Searched text: the log notes that there was one, not which, because it may be a part of an address. */
  search: string
}
