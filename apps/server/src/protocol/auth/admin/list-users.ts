import { AppError, phoneDigits } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { presentUser } from '../users/present-user.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'
import { offsetOf, readPage, setPageHeaders } from './page.ts'

/**
 * GET /admin/users?page=&per_page=&filter=&sort=: one page, newest first, with the number of all in
 * `X-Total-Count` and the next and last page in `Link`. `filter` is part of an address, a full name or a phone number.
 */
export const listUsers =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) => {
    const page = readPage(c)
    const direction = sortDirection(c.req.query('sort'))
    const filter = storable(c.req.query('filter'))
    const digits = NUMBER.test(filter) ? phoneDigits(filter) : ''

    const users = await db.query<{ user: UserRow }>(
      `select ${USER_JSON} as "user" from auth.users where ${MATCHES}
        order by created_at ${direction}, id limit $3 offset $4`,
      [filter, digits, page.perPage, offsetOf(page)],
    )
    const [count] = await db.query<{ total: number }>(
      `select count(*)::int as total from auth.users where ${MATCHES}`,
      [filter, digits],
    )
    setPageHeaders(c, { ...page, total: count?.total ?? 0, path: '/admin/users' })
    return c.json({ users: users.map(({ user }) => presentUser(user)), aud: 'authenticated' })
  }

/** SQL condition of the filter; `strpos` instead of `like`, because it has no wildcards. */
const MATCHES = `($1 = '' or strpos(coalesce(email, ''), lower($1)) > 0
  or strpos(lower(coalesce(raw_user_meta_data ->> 'full_name', '')), lower($1)) > 0
  or ($2 <> '' and strpos(coalesce(phone, ''), $2) > 0))`

/** Filter that may be part of a phone number, as people write them. */
const NUMBER = /^\+?[\d \u00a0\u202f().-]{3,}$/

function sortDirection(given = ''): 'asc' | 'desc' {
  if (given === '' || /^created_at( desc)?$/i.test(given)) return 'desc'
  if (/^created_at asc$/i.test(given)) return 'asc'
  const text = `Bad Sort Parameters: bad field for sort ${JSON.stringify(given)}`
  throw new AppError('validation_failed', { text })
}

/** Filter without U+0000, which PostgreSQL's text cannot hold and no address contains. */
const storable = (filter = '') => filter.replaceAll('\0', '\u{FFFD}')
