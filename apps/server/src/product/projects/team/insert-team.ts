import type { FormationRecord, Team } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { typesetLabels } from '../common/typeset-labels.ts'

type Choice = { projectId: string; formationId: string; record: FormationRecord; team: Team }

/**
 * Stores the chosen team with its seats; who has deleted their account since leaves theirs to the deputies. Who has accepted
 * the same seat on the same terms in the project's last team is not asked again.
 */
export async function insertTeam(
  tx: Tx,
  { projectId, formationId, record, team }: Choice,
): Promise<void> {
  const [stored] = await tx.query<{ id: string }>(
    `insert into public.teams (project_id, formation_id, kind, quality, cost, currency, start_on, finish_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      projectId,
      formationId,
      team.kind,
      team.quality,
      team.cost,
      record.pool.currency,
      team.start,
      team.finish,
    ],
  )
  const labels = new Map(
    record.input.scope.roles.map((role) => [role.id, typesetLabels(role.labels)]),
  )
  const seats = team.members.map(({ role, person, deputies, days, start, finish }) => ({
    role,
    person,
    deputies,
    days,
    start,
    finish,
    labels: labels.get(role),
  }))
  await tx.query(INSERT_SEATS, [stored?.id, JSON.stringify(seats), formationId])
  await tx.query(KEEP_ACCEPTED, [stored?.id, projectId])
}

/** Day rates are those of the market that the team was formed of. */
const INSERT_SEATS = `
  with rates as materialized (
    select (person ->> 'id')::uuid as id, (person ->> 'dayRate')::numeric as rate
    from public.project_formations as formations join public.formation_markets on hash = market_hash
      cross join json_array_elements(market -> 'people') as person
    where formations.id = $3
  )
  insert into public.team_seats (team_id, role, labels, person_id, deputies, days, day_rates, start_on, finish_on)
  select $1, role, labels, people.id, deputies, days,
    array(select rate from unnest(array_prepend(person, deputies)) with ordinality as asked (id, place)
      join rates using (id) order by place),
    start, finish
  from jsonb_to_recordset($2) as seat (role text, labels jsonb, person uuid, deputies uuid[], days numeric,
    start date, finish date)
    left join public.people on people.id = person`

const KEEP_ACCEPTED = `
  insert into public.invitations (team_id, role, person_id, rank, day_rate, status, created_at, due_at, answered_at)
  select seats.team_id, seats.role, seats.person_id, 0, before.day_rate, 'accepted', before.created_at, before.due_at,
    before.answered_at
  from public.team_seats as seats
    join public.invitations as before on before.person_id = seats.person_id and before.role = seats.role
      and before.status = 'accepted' and before.day_rate = seats.day_rates[1]
    join public.team_seats as held on held.team_id = before.team_id and held.role = before.role
      and held.days = seats.days
  where seats.team_id = $1 and before.team_id = (
    select id from public.teams where project_id = $2 and status = 'dissolved' order by created_at desc limit 1)`
