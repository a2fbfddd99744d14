import { type AdminUserDetail, AppError, accountPath, adminUserDetail } from '@podium/domain'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { sessionsJson } from '../sessions-json.ts'
import { presentUser, USER_COLUMNS } from './directory.ts'

const AUDIT_ENTRIES = 50

const operation = {
  method: 'get',
  path: '/admin/users/{id}',
  id: 'getUser',
  summary: 'One account with its sessions and what was done to it',
  tag: 'users',
  access: 'admin',
  params: accountPath,
  answers: { 200: { description: 'The account', schema: adminUserDetail } },
  errors: ['user_not_found'],
} as const

const SECOND_FACTORS = `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'type', factor_type,
    'created_at', ${isoInstant('created_at')})
    order by created_at, id), '[]')
  from auth.mfa_factors where user_id = listed.id and status = 'verified')`

/** GET /api/admin/users/{id}. 404 user_not_found. */
export const getUser = ({ db, readAudit }: PeopleDeps) =>
  serve(operation, async (c, { params: { id } }) => {
    const [user] = await db.query<Omit<AdminUserDetail, 'audit'>>(
      `select ${USER_COLUMNS}, listed.role,
              users.last_sign_in_at, users.invited_at,
              ${SECOND_FACTORS} as second_factors,
              ${sessionsJson('listed.id')} as sessions
         from public.account_directory as listed join auth.users using (id)
         left join public.people using (id) left join public.professionals using (id)
        where listed.id = $1`,
      [id],
    )
    if (user === undefined) throw new AppError('user_not_found')
    const audit = await readAudit(db, { target: id }, { limit: AUDIT_ENTRIES })
    return c.json({ ...presentUser(user), audit } satisfies AdminUserDetail)
  })
