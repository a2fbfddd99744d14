import type { AdminUser, AdminUserSort, Role } from '@podium/domain'
import { folded } from '@podium/domain'
import type { Language } from '@podium/i18n'
import { literally } from '../../../platform/db/containing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { rolesNamed } from './roles-named.ts'

export type DirectoryFilter = {
  search: string
  role?: Role | undefined
  sort: AdminUserSort
  /** Language in which a search may name roles. */
  language?: Language | undefined
}

/** Filter of the directory, without an order. */
export type Found = Omit<DirectoryFilter, 'sort'>

/** SQL condition of a filter on `account_directory`; `values` are its parameters, from $1. */
type Where = { text: string; values: unknown[] }

export function whereOf({ search, role, language }: Found): Where {
  const values: unknown[] = []
  const parts: string[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  if (role !== undefined) parts.push(`role = ${bind(role)}`)
  const part = search.toLowerCase()
  if (part !== '') {
    const typed = bind(literally(folded(search)))
    const roles = rolesNamed(part, language)
    // Names and professions match by whole words and their beginnings, addresses by any part.
    parts.push(`(email like '%' || ${typed} || '%'
      or known_by like '% ' || nullif(btrim(public.folded_name(${typed})), '') || '%'
      ${roles.length === 0 ? '' : `or role = any(${bind(roles)})`})`)
  }
  return { text: parts.length === 0 ? 'true' : parts.join(' and '), values }
}

/**
 * Columns of each order, the id last so that no two accounts tie. Roles sort by name, and within
 * one the newest come first with the first role: one index serves both directions.
 */
const ORDERS = {
  created_at: ['created_at', 'id'],
  email: ['email', 'id'],
  role: ['role', 'created_at', 'id'],
} as const

export function orderOf(sort: AdminUserSort): {
  columns: readonly string[]
  isDescending: boolean
} {
  switch (sort) {
    case 'created_at':
    case 'email':
    case 'role':
      return { columns: ORDERS[sort], isDescending: false }
    case '-created_at':
      return { columns: ORDERS.created_at, isDescending: true }
    case '-email':
      return { columns: ORDERS.email, isDescending: true }
    case '-role':
      return { columns: ORDERS.role, isDescending: true }
  }
}

/** Slice of `limit` accounts after the first `offset` of `total`. */
type Slice = { limit: number; offset: number; total: number }

/**
 * Page of the list. The database walks an index to the beginning of the page, from whichever end is
 * nearer, reading only ids; the accounts themselves are read afterwards.
 */
export async function readPage(
  tx: Tx,
  filter: DirectoryFilter,
  { limit, offset, total }: Slice,
): Promise<AdminUser[]> {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  const { columns, isDescending } = orderOf(filter.sort)
  const isNearEnd = offset > total / 2
  const { text, values } = whereOf(filter)
  const users = await tx.query<AdminUser>(
    `select ${USER_COLUMNS}
       from (select id from public.account_directory where ${text}
              order by ${orderBy(columns, isDescending !== isNearEnd)}
              limit $${values.length + 1} offset $${values.length + 2}) as page
       join public.account_directory as listed using (id) join auth.users using (id)
       left join public.people using (id) left join public.professionals using (id)
      order by ${orderBy(
        columns.map((column) => `listed.${column}`),
        isDescending,
      )}`,
    [...values, count, isNearEnd ? total - offset - count : offset],
  )
  return users.map(presentUser)
}

export const orderBy = (columns: readonly string[], isDescending: boolean) =>
  columns.map((column) => `${column} ${isDescending ? 'desc' : 'asc'}`).join(', ')

/** Columns of `listed` (the directory) joined with `auth.users`, `people` and `professionals`. */
export const USER_COLUMNS = `listed.id, listed.email, listed.email_confirmed_at, listed.created_at,
  users.raw_user_meta_data as user_metadata, people.first_name, people.last_name, people.avatar_url,
  professionals.profession,
  case when listed.banned_until > now() then listed.banned_until end as banned_until,
  case when listed.role in ('editor', 'admin') and not exists (
    select from auth.mfa_factors
     where user_id = listed.id and status = 'verified' and factor_type <> 'recovery_code')
  then ${isoInstant('public.second_factor_due(listed.id)')} end as second_factor_due`

/** User as answers show them: unset fields are absent. */
export function presentUser<User extends Unset>(user: User): User {
  const { banned_until: bannedUntil, second_factor_due: due, ...rest } = user
  return {
    ...rest,
    ...(bannedUntil !== null && { banned_until: bannedUntil }),
    ...(due !== null && { second_factor_due: due }),
  } as User // without keys that may be absent
}

type Unset = { banned_until?: unknown; second_factor_due?: unknown }
