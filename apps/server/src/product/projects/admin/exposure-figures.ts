import type { ProjectFigures, TeamPerson } from '@podium/domain'
import { gini } from '@podium/pods/exposure'
import type { Database } from '../../../platform/db/database.ts'
import { TEAM_PERSON } from '../common/people-of-teams.ts'

/** Most people that are named. */
const NAMED = 50

type Row = {
  person: TeamPerson
  proposed: number
  proposed_new: number
  chosen: number
  chosen_new: number
  is_newcomer: boolean
}

/**
 * Numbers of times that professionals were proposed and chosen in the last `days`, each once for a project; null where nobody was
 * proposed. Somebody is a newcomer until a project they accepted is delivered.
 */
export async function exposureFigures(
  db: Pick<Database, 'query'>,
  days: number,
): Promise<ProjectFigures['exposure']> {
  const rows = await db.query<Row>(EXPOSED, [days])
  const places = sum(rows, 'proposed')
  if (places === 0) return null
  const [counted] = await db.query<{ professionals: number }>(
    `select count(*)::int as professionals from public.account_roles where role = 'professional'`,
  )
  const proposed = rows.filter((row) => row.proposed > 0)
  const professionals = Math.max(counted?.professionals ?? 0, proposed.length)
  const others = Array.from({ length: professionals - proposed.length }, () => 0)
  const chosen = sum(rows, 'chosen')
  return {
    professionals,
    proposed: proposed.length,
    places,
    gini: gini([...proposed.map((row) => row.proposed), ...others]),
    newcomers: sum(rows, 'proposed_new') / places,
    chosen_newcomers: chosen === 0 ? null : sum(rows, 'chosen_new') / chosen,
    people: rows.slice(0, NAMED).map(({ proposed_new: _, chosen_new: __, ...one }) => one),
  }
}

const sum = (
  rows: readonly Row[],
  name: 'proposed' | 'proposed_new' | 'chosen' | 'chosen_new',
): number => rows.reduce((total, row) => total + row[name], 0)

const EXPOSED = `
  with delivered as (
    select person_id, min(delivered_at) as since
    from public.invitations join public.plans using (team_id)
    where status = 'accepted' and delivered_at is not null group by person_id
  ), proposed as (
    select proposals.person_id, count(*)::int as places,
      (count(*) filter (where since is null or since > proposed_at))::int as places_new
    from public.project_proposals as proposals left join delivered using (person_id)
    where proposed_at > now() - $1 * interval '1 day' group by proposals.person_id
  ), chosen as (
    select person_id, count(*)::int as places, (count(*) filter (where since is null or since > chosen_at))::int as places_new
    from (
      select person_id, min(teams.created_at) as chosen_at
      from public.team_seats join public.teams on teams.id = team_id
      where person_id is not null and teams.created_at > now() - $1 * interval '1 day'
      group by person_id, project_id) as seats left join delivered using (person_id)
    group by person_id
  )
  select ${TEAM_PERSON} as person, coalesce(proposed.places, 0) as proposed,
    coalesce(proposed.places_new, 0) as proposed_new, coalesce(chosen.places, 0) as chosen,
    coalesce(chosen.places_new, 0) as chosen_new,
    not exists (select from delivered where delivered.person_id = people.id) as is_newcomer
  from proposed full join chosen using (person_id) join public.people on people.id = person_id
  order by proposed desc, chosen desc, people.id`
