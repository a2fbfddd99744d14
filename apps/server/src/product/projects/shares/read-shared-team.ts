import { AppError, type SharedTeam, sharedTeam, sharedTeamForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { findBySecret } from '../secret-addresses/find-by-secret.ts'
import { limitReading } from '../secret-addresses/limit-reading.ts'

/** Most links that one visitor opens in ten minutes, known or not. */
const A_VISITOR = 100

const operation = {
  method: 'post',
  path: '/shared-team',
  id: 'readSharedTeam',
  summary: 'Team that a client shared by a secret link, for whoever has its secret; names nobody',
  tag: 'projects',
  access: 'anybody',
  body: sharedTeamForm,
  maxBodyBytes: 1024,
  answers: { 200: { description: 'The team as it was shared', schema: sharedTeam } },
  errors: ['shared_team_unknown', 'over_request_rate_limit'],
} as const

/**
 * POST /api/shared-team: the secret is in the body, so that no log of an address has it. 404 shared_team_unknown, the same
 * for a link that never was, was revoked or has ended.
 */
export function readSharedTeam({ db, settings }: ProjectsDeps) {
  const limit = limitReading({ db, settings }, { name: 'shared-team', perVisitor: A_VISITOR })
  const served = serve(operation, async (c, { body: { secret } }) => {
    const found = await findBySecret<{ id: string; team: SharedTeam }>(db, secret, {
      table: 'team_shares',
      columns: 'addresses.id, team',
    })
    if (found === undefined) throw new AppError('shared_team_unknown')
    await limit.take(found.id)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex')
    return c.json(found.team)
  })
  return { ...served, before: limit.before }
}
