import { AppError, endorsementPath } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'delete',
  path: '/endorsements/{id}',
  id: 'revokeEndorsement',
  summary: 'Take back an endorsement that one gave',
  tag: 'plans',
  access: 'person',
  params: endorsementPath,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['endorsement_not_found'],
} as const

/** DELETE /api/endorsements/{id} */
export const revokeEndorsement = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: authorId } }) => {
    const [gone] = await db.query(
      'delete from public.endorsements where id = $1 and author_id = $2 returning id',
      [id, authorId],
    )
    if (gone === undefined) throw new AppError('endorsement_not_found')
    return c.json({ success: true })
  })
