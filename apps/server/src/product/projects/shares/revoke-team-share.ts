import { teamSharePath } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import { requireProject } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}/shares/{share}',
  id: 'revokeTeamShare',
  summary: 'Revoke a link to a team of one’s own project; its address is unknown from then on',
  tag: 'projects',
  access: 'person',
  params: teamSharePath,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['project_not_found'],
} as const

/** DELETE /api/projects/{id}/shares/{share}. Without such a link nothing changes. */
export const revokeTeamShare = ({ db, recordSecurityEvent }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, share }, caller: { id: clientId } }) => {
    await requireProject(db, { id, clientId })
    await db.transaction(async (tx) => {
      const revoked = await tx.query(
        'delete from public.team_shares where id = $1 and project_id = $2 returning id',
        [share, id],
      )
      if (revoked.length === 0) return
      await recordSecurityEvent(tx, c, {
        userId: clientId,
        event: 'secret_address_end',
        method: 'team',
      })
    })
    return c.json({ success: true })
  })
