import { AppError, type DepartureKind, type InvitationStatus } from '@podium/domain'
import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { addPlanEvent } from '../plan/add-plan-event.ts'
import { notifyOfPlan } from '../plan/plan-mails.ts'
import { notifyClient, notifyPerson } from '../team/invitation-mails.ts'
import { settleTeam } from '../team/settle-team.ts'

type Ending = {
  projectId: string
  invitationId: string
  kind: DepartureKind
  reason: string
  actorId: string
}
type Held = {
  status: InvitationStatus
  team_id: string
  role: string
  person_id: string
  labels: Labels
  is_planned: boolean
  is_delivered: boolean
}

/**
 * Ends a member's part in the current team of a locked project: their seat is open again with the work that is left, the
 * next deputy is asked, the other side reads why, and the other members that somebody left. Throws `project_step` (409) once all is delivered, and
 * `invitation_closed` (409) for an invitation that is not accepted.
 */
export async function endMembership(
  deps: ProjectsDeps,
  tx: Tx,
  { projectId, invitationId, kind, reason, actorId }: Ending,
): Promise<void> {
  const [held] = await tx.query<Held>(HELD, [invitationId])
  if (held === undefined || held.is_delivered) throw new AppError('project_step')
  if (held.status !== 'accepted') throw new AppError('invitation_closed')
  const { team_id: teamId, role, person_id: personId, labels } = held
  await tx.query(`update public.invitations set status = 'ended' where id = $1`, [invitationId])
  await tx.query(
    'insert into public.seat_departures (invitation_id, kind, reason) values ($1, $2, $3)',
    [invitationId, kind, reason],
  )
  if (held.is_planned) {
    await addPlanEvent(tx, teamId, {
      authorId: actorId,
      kind: 'seat',
      details: { role, change: kind },
    })
  }
  if (kind === 'replaced')
    await notifyPerson(deps, tx, { personId, invitationId, kind: 'membership_ended', reason })
  else await notifyClient(deps, tx, teamId, { kind: 'member_left', role: labels, reason })
  await notifyOfPlan(deps, tx, teamId, { kind: 'teammate_left', to: 'members', role: labels })
  await settleTeam(deps, tx, { teamId })
  await deps.recordAudit(tx, {
    actorId,
    action: kind === 'left' ? 'project.leave_team' : 'project.replace_member',
    targetType: 'project',
    targetId: projectId,
    details: { invitation: invitationId },
  })
}

const HELD = `
  select asked.status, asked.team_id, asked.role, asked.person_id, labels, plans.team_id is not null as is_planned,
    delivered_at is not null as is_delivered
  from public.invitations as asked join public.team_seats using (team_id, role)
    join public.teams on teams.id = team_id and teams.status <> 'dissolved'
    left join public.plans on plans.team_id = teams.id
  where asked.id = $1`
