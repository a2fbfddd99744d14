import { z } from 'zod'
import { issue } from '../forms/field-issue.ts'
import { ROLES, SIGN_UP_ROLES } from '../roles.ts'
import { accountId } from './account-id.ts'
import { auditEntry } from './audit.ts'

/** Rows without paging parameters, and the largest page (decisions row 15). */
export const ADMIN_USERS_MAX = 1_000
export const ADMIN_USERS_PER_PAGE = 50
/** Accounts one bulk request may name; a longer selection is sent in parts, which also shows progress. */
export const ADMIN_BULK_MAX = 100

/** Orders of the list; `-` is descending. */
export const ADMIN_USER_SORTS = [
  '-created_at',
  'created_at',
  'email',
  '-email',
  'role',
  '-role',
] as const
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number]

/** Roles the role call gives (specification §7); `admin` and `editor` have operations of their own. */
const assignableRole = z.enum(SIGN_UP_ROLES)

export const accountPath = z.object({ id: accountId })

export const adminUserFilter = z.object({
  search: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'Part of an e-mail address or of a role, or the beginning of a word of a name or profession; case and accents do not count',
    ),
  role: z.enum(ROLES).optional(),
  sort: z.enum(ADMIN_USER_SORTS).default('-created_at'),
})

export const adminUsersQuery = adminUserFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  per_page: z.coerce.number().int().min(1).max(ADMIN_USERS_MAX).optional(),
})

/**
 * Row of the admin area's user list (specification §7), with name, picture and profession of the profile.
 * `banned_until` is present while the account is banned, `second_factor_due` while it has no second factor
 * although its role needs one.
 */
export const adminUser = z
  .object({
    id: z.guid(),
    email: z.string(),
    email_confirmed_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    user_metadata: z.record(z.string(), z.unknown()),
    banned_until: z.iso.datetime().optional(),
    second_factor_due: z.iso
      .datetime()
      .optional()
      .describe('From when it gets in only with a second factor, which it has not added yet'),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    profession: z.string().nullable(),
  })
  .meta({ id: 'AdminUser' })
export type AdminUser = z.output<typeof adminUser>

/** Open session of an account. */
const openSession = z
  .object({
    id: z.guid(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    user_agent: z.string().nullable(),
    ip: z.string().nullable(),
  })
  .meta({ id: 'OpenSession' })

/** Open session of the person who asks. */
export const ownSession = openSession
  .extend({ is_current: z.boolean().describe('Whether it is the one of this request') })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof ownSession>

/** Whether the account of the person who asks has a password. */
export const ownPassword = z.object({ is_set: z.boolean() }).meta({ id: 'OwnPassword' })

const secondFactor = z
  .object({
    id: z.guid(),
    type: z.enum(['totp', 'webauthn', 'phone', 'recovery_code']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'SecondFactor' })

export const adminUserDetail = adminUser
  .extend({
    role: z.enum(ROLES),
    last_sign_in_at: z.iso.datetime().nullable(),
    invited_at: z.iso.datetime().nullable(),
    /** Verified second factors, oldest first; recovery codes are one, beside another. */
    second_factors: z.array(secondFactor),
    /** Sessions that are still valid, the last used one first. */
    sessions: z.array(openSession),
    /** Audit entries of the account, newest first, at most 50. */
    audit: z.array(auditEntry),
  })
  .meta({ id: 'AdminUserDetail' })
export type AdminUserDetail = z.output<typeof adminUserDetail>

export const changeRoleForm = z.object({ role: assignableRole })

export const inviteForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, issue('required'))
    .max(255, issue('too_long'))
    .pipe(z.email(issue('invalid_email')))
    .meta({ format: 'email' }),
  role: assignableRole.default('user'),
  language: z.enum(['fr', 'en']).default('fr').describe('Language of the mail'),
})

export const banForm = z.object({
  until: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .describe('When the ban ends; null for never'),
})

const ids = z.array(accountId).min(1).max(ADMIN_BULK_MAX)

export const bulkForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('delete'), ids }),
  z.object({ action: z.literal('role'), ids, role: assignableRole }),
])

/** Outcome for each id of the request, in its order, each once. */
export const bulkAnswer = z
  .object({
    results: z.array(
      z.discriminatedUnion('ok', [
        z.object({
          id: z.guid(),
          ok: z.literal(true),
          unchanged: z.literal(true).optional().describe('It was like that already'),
        }),
        z.object({ id: z.guid(), ok: z.literal(false), error: z.string(), code: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.output<typeof bulkAnswer>
