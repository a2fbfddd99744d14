import { INVITATION_HOURS, INVITATIONS_OPEN_MAX } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { CAN_BE_MAILED } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { notifyPerson } from './invitation-mails.ts'

/**
 * Asks the next person for each seat of a team with work left that nobody has accepted or is asked for: whom the client
 * chose, then the deputies in order. Nobody is asked twice for a team, nor while INVITATIONS_OPEN_MAX other invitations
 * wait for them. Returns the roles that somebody was asked for.
 */
export async function askNext(deps: MailDeps, tx: Tx, teamId: string): Promise<string[]> {
  const vacant = await tx.query<{ role: string }>(
    `select role from public.team_seats as seats where team_id = $1 and public.has_work_left($1, role) and not exists (
       select from public.invitations as asked where asked.team_id = seats.team_id
         and asked.role = seats.role and asked.status in ('open', 'accepted')) order by role`,
    [teamId],
  )
  if (vacant.length === 0) return []
  await lockCandidates(tx, teamId)
  const asked: string[] = []
  for (const { role } of vacant) {
    const [invitation] = await tx.query<{ id: string; person_id: string }>(ASK, [teamId, role])
    if (invitation === undefined) continue
    const { id, person_id: personId } = invitation
    asked.push(role)
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_received' })
  }
  return asked
}

/** Locks of everybody who might be asked, always in the same order, so that two projects count one after the other. */
const lockCandidates = (tx: Tx, teamId: string) =>
  tx.query(
    `select pg_advisory_xact_lock(hashtext('podium.invitations'), key) from (
       select distinct hashtext(candidate::text) as key
       from public.team_seats, unnest(array_prepend(person_id, deputies)) as candidate
       where team_id = $1 and candidate is not null order by 1) as keys`,
    [teamId],
  )

const ASK = `
  insert into public.invitations (team_id, role, person_id, rank, day_rate, due_at)
  select team_id, seats.role, candidate, place - 1, day_rates[place], now() + interval '${INVITATION_HOURS} hours'
  from public.team_seats as seats
    cross join unnest(array_prepend(person_id, deputies)) with ordinality as seat (candidate, place)
    join public.account_roles on account_roles.id = candidate
    join public.professionals on professionals.id = candidate
    join auth.users on users.id = candidate
  where team_id = $1 and seats.role = $2 and account_roles.role = 'professional'
    and availability_status in ('available', 'busy')
    and ${CAN_BE_MAILED}
    and not exists (select from public.invitations where team_id = $1 and person_id = candidate)
    and (select count(*) from public.invitations
      where person_id = candidate and status = 'open' and due_at > clock_timestamp()) < ${INVITATIONS_OPEN_MAX}
  order by place limit 1
  returning id, person_id`
