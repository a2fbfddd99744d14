import { AVAILABILITY_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { CAN_BE_MAILED } from '../common/addressee.ts'
import { WORK_LEFT } from './work-left.ts'

/** Most people looked at for one formation; of more, those who have waited longest (docs/market-narrowing.md). */
const MOST_PEOPLE = 5000

type Wanted = {
  project: { id: string; client_id: string }
  firstWeek: string
  /** Ids of who stays in the team, also if they look for no more work; their hours are those of somebody busy. */
  kept?: readonly string[]
}

/**
 * Professionals who could be in a team of a project: with a name, a rate, a skill and time, a confirmed address, neither
 * banned nor the client. What they were asked for this project itself takes none of their time. The JSON text of
 * `MarketRows`, which the engine's thread parses: the event loop never holds the rows.
 */
export async function readMarket(
  db: Database,
  { project, firstWeek, kept = [] }: Wanted,
): Promise<string> {
  const [read] = await db.query<{ rows: string }>(MARKET, [
    project.client_id,
    firstWeek,
    project.id,
    kept,
  ])
  return String(read?.rows)
}

const PEOPLE = `
  with held as (
    select user_id, json_agg(json_build_array(name, level) order by name) as skills
    from public.user_skills join public.skills on skills.id = skill_id group by user_id
  ), spoken as (
    select person_id, array_agg(language order by language) as languages
    from public.person_languages group by person_id
  ), said as (
    select person_id, json_object_agg(week, hours order by week) as weeks
    from public.availability_weeks
    where week >= $2 and said_at > now() - interval '${AVAILABILITY_DAYS} days' group by person_id
  ), preferred as (
    select person_id, json_object_agg(kind, preference order by kind) as preferences from public.project_preferences group by person_id
  ), done as (
    select person_id, count(distinct team_id)::integer as projects
    from public.invitations join public.plans using (team_id)
    where status = 'accepted' and delivered_at is not null group by person_id
  ), asked as (
    select asked.person_id, count(*) filter (where asked.status = 'open')::integer as open,
      json_agg(to_json(work) order by work.start, work.finish, work.days) filter (where work.days is not null) as accepted
    from public.invitations as asked join public.team_seats as seats using (team_id, role)
      join public.teams on teams.id = team_id
      left join public.plans on plans.team_id = teams.id
      left join lateral (${WORK_LEFT('seats')}) as work on asked.status = 'accepted'
    where teams.status <> 'dissolved' and project_id <> $3 and delivered_at is null
      and (asked.status = 'accepted' or (asked.status = 'open' and due_at > now()))
    group by asked.person_id
  )
  select people.id, nullif(btrim(city), '') as city, hourly_rate::float8 as hourly_rate,
    case availability_status when 'available' then 'available' else 'busy' end as status, held.skills,
    coalesce(spoken.languages, array[coalesce(users.raw_user_meta_data ->> 'language', 'fr')]) as languages,
    said.weeks, asked.accepted, coalesce(asked.open, 0) as open_invitations, coalesce(done.projects, 0) as delivered, last_proposed::text,
    preferred.preferences
  from public.account_roles
    join public.people using (id) join public.professionals using (id) join public.professional_rates using (id)
    join auth.users using (id)
    join held on held.user_id = people.id
    left join spoken on spoken.person_id = people.id
    left join said on said.person_id = people.id
    left join asked on asked.person_id = people.id
    left join done on done.person_id = people.id
    left join preferred on preferred.person_id = people.id
    left join public.proposal_exposures as exposures on exposures.person_id = people.id
  where account_roles.role = 'professional' and people.id <> $1
    and not exists (select from public.seat_overrides as overridden join public.teams on teams.id = team_id
      where project_id = $3 and overridden.person_id = people.id)
    and not exists (select from public.invitations as over join public.teams on teams.id = team_id
      where project_id = $3 and over.person_id = people.id and over.status = 'ended')
    and (availability_status in ('available', 'busy') or people.id = any ($4::uuid[])) and hourly_rate > 0
    and not public.is_blank(first_name) and not public.is_blank(last_name)
    and ${CAN_BE_MAILED}
  order by last_proposed nulls first, people.id
  limit ${MOST_PEOPLE}`

const MARKET = `
  with market as (${PEOPLE})
  select json_build_object(
    'people', (select coalesce(json_agg(market order by last_proposed nulls first, id), '[]') from market),
    'mutualFollows', (
      select coalesce(json_agg(json_build_object('a', one.follower_id, 'b', one.followed_id)
        order by one.follower_id, one.followed_id), '[]')
      from public.follows as one join public.follows as other
        on other.follower_id = one.followed_id and other.followed_id = one.follower_id
      where one.follower_id < one.followed_id
        and one.follower_id in (select id from market) and one.followed_id in (select id from market)),
    'firstWeek', $2::date::text)::text as rows`
