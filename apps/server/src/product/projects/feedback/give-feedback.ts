import { AppError, feedbackForm, feedbackList, feedbackPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { lockProjectById } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showFeedback } from './show-feedback.ts'

const operation = {
  method: 'put',
  path: '/projects/{id}/feedback/{person}',
  id: 'giveFeedback',
  summary:
    'Judge a member of one’s own project’s team, or the client whose team one was in; changed until it is revealed',
  tag: 'plans',
  access: 'person',
  params: feedbackPath,
  body: feedbackForm,
  answers: { 200: { description: 'Feedback as it stands', schema: feedbackList } },
  errors: ['project_not_found', 'project_step', 'feedback_closed'],
} as const

/** PUT /api/projects/{id}/feedback/{person}. 409 feedback_closed: too early, too late, or revealed. */
export const giveFeedback = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, person }, body, caller: { id: personId } }) => {
    await db.transaction(async (tx) => {
      await lockProjectById(tx, id)
      const { pairs, is_open } = await showFeedback(tx, { id, personId })
      const pair = pairs.find((one) => one.person.id === person)
      if (pair === undefined) throw new AppError('project_not_found')
      if (!is_open || pair.is_revealed) throw new AppError('feedback_closed')
      await tx.query(GIVE, [
        id,
        personId,
        person,
        body.quality,
        body.timeliness,
        body.communication,
        body.again,
        body.comment,
      ])
    })
    return c.json(await showFeedback(db, { id, personId }))
  })

const GIVE = `
  insert into public.project_feedback
    (team_id, author_id, subject_id, quality, timeliness, communication, again, comment)
  select id, $2, $3, $4, $5, $6, $7, $8 from public.teams where project_id = $1 and status <> 'dissolved'
  on conflict (team_id, author_id, subject_id) do update set quality = excluded.quality,
    timeliness = excluded.timeliness, communication = excluded.communication, again = excluded.again,
    comment = excluded.comment, updated_at = now()`
