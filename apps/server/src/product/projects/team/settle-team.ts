import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { askNext } from './ask-next.ts'
import { notifyClient, notifyPerson } from './invitation-mails.ts'
import { shrinkVacantSeats } from './shrink-vacant-seats.ts'

type Settled = { status: string; next: string; is_full: boolean }

/** Seat whose invitation was declined, has expired, or was taken back by an admin. */
export type Vacated = { role: string; labels: Labels }

/**
 * Brings the current team of a locked project up to date: what is overdue expires, deputies are asked for vacant seats with work left, the
 * team's status follows, and client and members get their mails. `vacated` are the seats of which that was just stored.
 */
export async function settleTeam(
  deps: MailDeps,
  tx: Tx,
  { teamId, vacated = [] }: { teamId: string; vacated?: readonly Vacated[] },
): Promise<void> {
  const expired = await expireOverdue(deps, tx, teamId)
  await shrinkVacantSeats(tx, teamId)
  const asked = await askNext(deps, tx, teamId)
  const [settled] = await tx.query<Settled>(SETTLED, [teamId])
  if (settled === undefined) throw new RangeError(`There is no team ${teamId}`)
  const { status, next, is_full } = settled
  for (const { role, labels } of [...vacated, ...expired]) {
    if (!asked.includes(role)) continue
    await notifyClient(deps, tx, teamId, { kind: 'team_deputy_asked', role: labels })
  }
  if (next === status) return
  await tx.query('update public.teams set status = $2 where id = $1', [teamId, next])
  if (next === 'complete' && is_full) await tellComplete(deps, tx, teamId)
  if (next === 'incomplete') await notifyClient(deps, tx, teamId, { kind: 'team_incomplete' })
}

/**
 * Status that follows from the seats: all that have work left are accepted, one that nobody can be asked for, or still
 * waiting; and whether all are accepted.
 */
const SETTLED = `
  select status, case when bool_and(held or (is_idle and not waits)) then 'complete'
      when bool_or(not (held or waits or is_idle)) then 'incomplete' else 'inviting' end as next, bool_and(held) as is_full
  from public.teams join lateral (
    select exists (select from public.invitations as asked where asked.team_id = seats.team_id
        and asked.role = seats.role and asked.status = 'accepted') as held,
      exists (select from public.invitations as asked where asked.team_id = seats.team_id
        and asked.role = seats.role and asked.status = 'open') as waits,
      not public.has_work_left(seats.team_id, seats.role) as is_idle
    from public.team_seats as seats where seats.team_id = teams.id) as seat on true
  where teams.id = $1 group by teams.id`

async function expireOverdue(deps: MailDeps, tx: Tx, teamId: string): Promise<Vacated[]> {
  const overdue = await tx.query<Vacated & { id: string; person_id: string }>(
    `update public.invitations as asked set status = 'expired', answered_at = clock_timestamp()
       from public.team_seats as seats
      where asked.team_id = $1 and asked.status = 'open' and asked.due_at <= clock_timestamp()
        and seats.team_id = asked.team_id and seats.role = asked.role
     returning asked.id, asked.person_id, asked.role, labels`,
    [teamId],
  )
  for (const { id, person_id: personId } of overdue) {
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_expired' })
  }
  return overdue
}

/** Tells the client and whoever does not work by the team's plan yet. */
async function tellComplete(deps: MailDeps, tx: Tx, teamId: string) {
  await notifyClient(deps, tx, teamId, { kind: 'team_complete' })
  const members = await tx.query<{ id: string; person_id: string }>(
    `select id, person_id from public.invitations
      where team_id = $1 and status = 'accepted' and not exists (
        select from public.plans where plans.team_id = $1 and plans.created_at > answered_at) order by person_id`,
    [teamId],
  )
  for (const { id, person_id: personId } of members) {
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_team_complete' })
  }
}
