import { type ProjectFigures, projectFigures, projectFiguresQuery } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { exposureFigures } from './exposure-figures.ts'
import { readInvitationFigures, readMilestoneFigures, readTimeToTeam } from './pace-figures.ts'

const operation = {
  method: 'get',
  path: '/admin/projects/figures',
  id: 'getProjectFigures',
  summary:
    'How evenly proposals fall on people, how long a team takes, who accepts, what is on time',
  tag: 'admin projects',
  access: 'admin',
  query: projectFiguresQuery,
  answers: { 200: { description: 'The figures of the period', schema: projectFigures } },
} as const

/** GET /api/admin/projects/figures: figures of what happened in the period; null where nothing did. */
export const getProjectFigures = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { query: { days } }) =>
    c.json({
      time_to_team: await readTimeToTeam(db, Number(days)),
      invitations: await readInvitationFigures(db, Number(days)),
      milestones: await readMilestoneFigures(db, Number(days)),
      exposure: await exposureFigures(db, Number(days)),
    } satisfies ProjectFigures),
  )
