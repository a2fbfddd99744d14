import { projectPath, teamShares } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { requireProject } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { SHARE_COLUMNS } from './share-columns.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/shares',
  id: 'listTeamShares',
  summary:
    'Links to teams of one’s own project with what they show, newest first; never their addresses',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'The links', schema: teamShares } },
  errors: ['project_not_found'],
} as const

/** GET /api/projects/{id}/shares */
export const listTeamShares = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    await requireProject(db, { id, clientId })
    return c.json(
      await db.query(
        `select ${SHARE_COLUMNS} from public.team_shares as shares
          where project_id = $1 order by shares.created_at desc, id`,
        [id],
      ),
    )
  })
