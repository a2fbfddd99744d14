import { proposalStandings } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { listStandings } from './list-standings.ts'

const operation = {
  method: 'get',
  path: '/standings',
  id: 'listStandings',
  summary:
    'Whether one was proposed where one was looked at, or why not; of a project its kind and month alone',
  tag: 'invitations',
  access: 'person',
  answers: { 200: { description: 'What is worked out', schema: proposalStandings } },
} as const

/** GET /api/standings */
export const listProposalStandings = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => c.json(await listStandings(db, id)))
