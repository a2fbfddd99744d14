import { AppError, type ReceivedInvitation, type ReceivedInvitationDetail } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { departureOf } from '../team/departure-row.ts'

/** Invitations of a person, open ones first, then the newest; of a project that was formed anew, the latest. */
export const listReceived = (db: Database, personId: string): Promise<ReceivedInvitation[]> =>
  db.query<ReceivedInvitation>(
    `select ${COLUMNS} ${FROM}
      where asked.person_id = $1 and not exists (
        select from public.invitations as later join public.teams as since on since.id = later.team_id
        where since.project_id = projects.id and later.person_id = $1 and since.created_at > teams.created_at)
      order by ${IS_OPEN} desc, asked.created_at desc, asked.id limit 200`,
    [personId],
  )

type Wanted = { id: string; personId: string }

/** One of a person's invitations with what it is about. Throws `invitation_not_found` (404), also for somebody else's. */
export async function requireReceived(
  db: Database,
  { id, personId }: Wanted,
): Promise<ReceivedInvitationDetail> {
  const [invitation] = await db.query<ReceivedInvitationDetail>(
    `select ${COLUMNS}, asked.reason, ${departureOf('asked.id')} as departure,
       asked.status = 'accepted' and teams.status <> 'dissolved' and not exists (
         select from public.plans where plans.team_id = teams.id and delivered_at is not null) as may_leave, (
         select projects.id from public.plans where plans.team_id = teams.id and delivered_at is not null
           and asked.status = 'ended' and teams.status <> 'dissolved' and exists (
             select from public.plan_tasks where plan_tasks.team_id = teams.id and done_by = asked.person_id)
       ) as feedback_project_id, case when ${IS_SHOWN} then (
         select text from public.project_briefs where project_id = projects.id order by version desc limit 1
       ) end as brief, case when ${IS_SHOWN} then (
         select jsonb_agg(jsonb_build_object('role', others.labels, 'days', others.days,
             'name', nullif(btrim(people.first_name), ''), 'has_accepted', coalesce(held.status = 'accepted', false),
             'is_me', others.role = asked.role) order by others.role)
         from public.team_seats as others
           left join public.invitations as held on held.team_id = others.team_id and held.role = others.role
             and held.status in ('open', 'accepted')
           left join public.people on people.id = held.person_id
         where others.team_id = teams.id) else '[]' end as team
     ${FROM} where asked.id = $1 and asked.person_id = $2`,
    [id, personId],
  )
  if (invitation === undefined) throw new AppError('invitation_not_found')
  return invitation
}

const IS_OPEN = `(asked.status = 'open' and asked.due_at > now())`
const IS_SHOWN = `(teams.status <> 'dissolved' and (asked.status = 'accepted' or ${IS_OPEN}))`

/** Status as the invited person sees it. */
const STATUS = `case when asked.status = 'open' and asked.due_at <= now() then 'expired'
  when asked.status <> 'accepted' or teams.status <> 'dissolved' then asked.status
  when exists (select from public.teams as since where since.project_id = projects.id
      and since.status in ('inviting', 'complete', 'incomplete')
      and not exists (select from public.invitations as later
        where later.team_id = since.id and later.person_id = asked.person_id)) then 'released'
  else 'held' end`

const COLUMNS = `asked.id, ${STATUS} as status, projects.title,
  case when asked.status = 'accepted' and teams.status <> 'dissolved' then projects.id end as project_id, coalesce(btrim(clients.first_name), '') as client,
  seats.labels as role, seats.days::float8 as days, asked.day_rate::float8 as day_rate, teams.currency,
  coalesce(planned.start_on, seats.start_on)::text as start, coalesce(planned.finish_on, seats.finish_on)::text as finish, ${isoInstant('asked.created_at')} as created_at,
  ${isoInstant('asked.due_at')} as due_at, ${isoInstant('asked.answered_at')} as answered_at`

const FROM = `from public.invitations as asked join public.team_seats as seats using (team_id, role)
  join public.teams on teams.id = asked.team_id join public.projects on projects.id = teams.project_id
  join public.people as clients on clients.id = projects.client_id
  left join lateral (
    select min(tasks.start_on) as start_on, max(tasks.finish_on) as finish_on from public.plan_tasks as tasks
    where asked.status = 'accepted' and tasks.team_id = asked.team_id and tasks.role = asked.role) as planned on true`
