import { AppError, invitationAnswerForm, invitationPath, receivedInvitation } from '@podium/domain'
import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { serve } from '../../../platform/http/operation.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { addPlanEvent } from '../plan/add-plan-event.ts'
import { makeDuePlans } from '../plan/make-due-plans.ts'
import { settleTeam } from '../team/settle-team.ts'
import { lockProjectOf } from './lock-project-of.ts'
import { requireReceived } from './read-received.ts'

const operation = {
  method: 'post',
  path: '/invitations/{id}/answer',
  id: 'answerInvitation',
  summary:
    'Accept or decline an open invitation; a refusal asks the next deputy and has no other effect',
  tag: 'invitations',
  access: 'person',
  params: invitationPath,
  body: invitationAnswerForm,
  answers: { 200: { description: 'The invitation as it stands', schema: receivedInvitation } },
  errors: ['invitation_not_found', 'invitation_closed', 'conflict'],
} as const

type Open = { role: string; labels: Labels; team_id: string; is_open: boolean }

/**
 * POST /api/invitations/{id}/answer. 409 invitation_closed: it was answered, its time is over, or the client took it back.
 */
export const answerInvitation = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: personId } }) => {
    const projectId = await deps.db.transaction(async (tx) => {
      const projectId = await lockProjectOf(tx, { invitation: id, personId })
      const [invitation] = await tx.query<Open>(
        `select role, labels, team_id, status = 'open' and due_at > clock_timestamp() as is_open
           from public.invitations join public.team_seats using (team_id, role) where id = $1`,
        [id],
      )
      if (!invitation?.is_open) throw new AppError('invitation_closed')
      const { role, labels, team_id: teamId } = invitation
      await tx
        .query(
          `update public.invitations set status = $2, reason = $3, answered_at = clock_timestamp() where id = $1`,
          [id, body.answer, body.answer === 'declined' ? (body.reason ?? null) : null],
        )
        .catch((error: unknown) => {
          throw isLate(error) ? new AppError('invitation_closed', { cause: error }) : error
        })
      if (body.answer === 'accepted') await addJoinedEvent(tx, { teamId, role, personId })
      const vacated = body.answer === 'declined' ? [{ role, labels }] : []
      await settleTeam(deps, tx, { teamId, vacated })
      await deps.recordAudit(tx, {
        actorId: personId,
        action:
          body.answer === 'accepted' ? 'project.accept_invitation' : 'project.decline_invitation',
        targetType: 'project',
        targetId: projectId,
        details: { invitation: id },
      })
      return projectId
    })
    // What is not planned now, the clock plans within seconds.
    if (body.answer === 'accepted')
      await makeDuePlans(deps, projectId).catch((error: unknown) =>
        logFailure(error, { logger: deps.logger, text: 'a complete team has no plan yet' }),
      )
    return c.json(await requireReceived(deps.db, { id, personId }))
  })

/** Whether an invitation’s time was over when its answer was stored, though not yet when it was read. */
const isLate = (error: unknown) =>
  error instanceof SqlError && error.constraint === 'invitations_in_time'

type Joined = { teamId: string; role: string; personId: string }

/** Adds to the history of the plan that the team works by, where there is one, who has joined it. */
async function addJoinedEvent(tx: Tx, { teamId, role, personId }: Joined): Promise<void> {
  const planned = await tx.query('select from public.plans where team_id = $1', [teamId])
  if (planned.length === 0) return
  const details = { role, change: 'joined' as const }
  await addPlanEvent(tx, teamId, { authorId: personId, kind: 'seat', details })
}
