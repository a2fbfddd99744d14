import { ownPassword } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'get',
  path: '/account/password',
  id: 'getOwnPassword',
  summary: 'Whether one’s own account has a password; one that a provider opened has none',
  tag: 'account',
  access: 'person',
  answers: { 200: { description: 'Whether it has one', schema: ownPassword } },
} as const

/** GET /api/account/password. */
export const getOwnPassword = ({ hasPassword }: PeopleDeps) =>
  serve(operation, async (c, { caller }) => c.json({ is_set: await hasPassword(caller.id) }))
