import { AppError, adminProjectDetail, adminProjectPath, seatOverrideForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { lockProjectById } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireTeam } from '../team/current-team.ts'
import { notifyPerson } from '../team/invitation-mails.ts'
import { settleTeam } from '../team/settle-team.ts'
import { readOpenSeat } from './read-open-seat.ts'
import { showAnyProject } from './show-any-project.ts'
import { storeSeat } from './store-seat.ts'

const operation = {
  method: 'post',
  path: '/admin/projects/{id}/team/overrides',
  id: 'overrideSeat',
  summary:
    'Take whoever is chosen or asked off a seat that nobody has accepted; a deputy is asked instead, and the client reads why',
  tag: 'admin projects',
  access: 'admin',
  params: adminProjectPath,
  body: seatOverrideForm,
  answers: { 200: { description: 'The project', schema: adminProjectDetail } },
  errors: ['project_not_found', 'project_step', 'not_found', 'invitation_closed'],
} as const

/**
 * POST /api/admin/projects/{id}/team/overrides. 409 project_step: there is no team, or it is complete. 409
 * invitation_closed: somebody has accepted the seat, or nobody is left on it. 404 not_found: no such seat or deputy.
 */
export const overrideSeat = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body: { role, instead, reason }, caller }) => {
    await deps.db.transaction(async (tx) => {
      const project = await lockProjectById(tx, id)
      if (project === undefined) throw new AppError('project_not_found')
      const team = await requireTeam(tx, id, 'chosen', 'inviting', 'incomplete')
      const seat = await readOpenSeat(tx, { teamId: team.id, role })
      const [leaver] = seat.left
      if (leaver === undefined) throw new AppError('invitation_closed')
      if (instead !== undefined && !seat.left.slice(1).some(({ person }) => person === instead))
        throw new AppError('not_found')
      if (seat.invitation !== null) {
        await tx.query(
          `update public.invitations set status = 'withdrawn', answered_at = clock_timestamp() where id = $1`,
          [seat.invitation],
        )
        await notifyPerson(deps, tx, {
          personId: leaver.person,
          invitationId: seat.invitation,
          kind: 'invitation_withdrawn',
        })
      }
      await storeSeat(tx, { teamId: team.id, role, seat, leaver: leaver.person, instead })
      await tx.query(
        `insert into public.seat_overrides (team_id, role, person_id, instead_id, author_id, reason)
         values ($1, $2, $3, $4, $5, $6)`,
        [team.id, role, leaver.person, instead ?? null, caller.id, reason],
      )
      await deps.recordAudit(tx, {
        actorId: caller.id,
        action: 'project.override_seat',
        targetType: 'project',
        targetId: id,
        details: { team: team.id, left: leaver.person, instead: instead ?? null },
      })
      const vacated = [{ role, labels: seat.labels }]
      if (team.status !== 'chosen') await settleTeam(deps, tx, { teamId: team.id, vacated })
    })
    return c.json(await showAnyProject(deps.db, id))
  })
