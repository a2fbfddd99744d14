import { ownWork } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showWork } from './show-work.ts'

const operation = {
  method: 'get',
  path: '/own-work',
  id: 'getOwnWork',
  summary:
    'One’s own work in all projects: seats, tasks and milestones, and the hours of each week beside the free ones',
  tag: 'invitations',
  access: 'person',
  answers: { 200: { description: 'The work', schema: ownWork } },
} as const

/** GET /api/own-work */
export const getOwnWork = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => c.json(await showWork(db, id)))
