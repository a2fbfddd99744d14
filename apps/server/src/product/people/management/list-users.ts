import { ADMIN_USERS_MAX, ADMIN_USERS_PER_PAGE, adminUser, adminUsersQuery } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import { pageLinks } from '../../../platform/http/page-links.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { readPage } from './directory.ts'

const operation = {
  method: 'get',
  path: '/admin/users',
  id: 'listUsers',
  summary: 'The accounts; with `page` or `per_page` one page of them',
  tag: 'users',
  access: 'admin',
  query: adminUsersQuery,
  answers: {
    200: {
      description: `Accounts, newest first unless sorted; without paging parameters at most ${ADMIN_USERS_MAX}`,
      schema: z.array(adminUser),
      headers: {
        'X-Total-Count': 'How many accounts match the filter',
        Link: 'First, previous, next and last page (RFC 8288)',
      },
    },
  },
} as const

/** GET /api/admin/users (specification §7, decisions row 15). */
export const listUsers = ({ db, countAccounts }: PeopleDeps) =>
  serve(operation, async (c, { query: { page: givenPage, per_page: perPage, ...query } }) => {
    const filter = { ...query, language: acceptedLanguage(c) }
    const isPaged = givenPage !== undefined || perPage !== undefined
    const limit = perPage ?? (isPaged ? ADMIN_USERS_PER_PAGE : ADMIN_USERS_MAX)
    const page = givenPage ?? 1
    const total = await countAccounts(filter)
    const users = await readPage(db, filter, { limit, offset: (page - 1) * limit, total })
    c.header('x-total-count', String(total))
    if (isPaged) {
      const lastPage = Math.max(1, Math.ceil(total / limit))
      c.header('link', pageLinks(c.req.url, { page, lastPage }))
    }
    return c.json(users)
  })
