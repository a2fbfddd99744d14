import { AppError, endorsementPath, endorsementVisibilityForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'patch',
  path: '/endorsements/{id}',
  id: 'showOrHideEndorsement',
  summary: 'Hide an endorsement from one’s own profile, or show it again',
  tag: 'plans',
  access: 'person',
  params: endorsementPath,
  body: endorsementVisibilityForm,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['endorsement_not_found'],
} as const

/** PATCH /api/endorsements/{id} */
export const showOrHideEndorsement = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: personId } }) => {
    const [changed] = await db.query(
      'update public.endorsements set is_hidden = $3 where id = $1 and person_id = $2 returning id',
      [id, personId, body.is_hidden],
    )
    if (changed === undefined) throw new AppError('endorsement_not_found')
    return c.json({ success: true })
  })
