import type { FormationRecord, Team } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'

type Choice = { projectId: string; formationId: string; record: FormationRecord; team: Team }

/** Stores the chosen team with its seats; who has deleted their account since leaves theirs to the deputies. */
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
  const seats = team.members.map(({ role, person, deputies, days, start, finish }) => ({
    role,
    person,
    deputies,
    days,
    start,
    finish,
    labels: record.input.scope.roles.find(({ id }) => id === role)?.labels,
  }))
  await tx.query(
    `insert into public.team_seats (team_id, role, labels, person_id, deputies, days, start_on, finish_on)
     select $1, role, labels, people.id, deputies, days, start, finish
       from jsonb_to_recordset($2) as seat (role text, labels jsonb, person uuid, deputies uuid[], days numeric,
         start date, finish date)
         left join public.people on people.id = person`,
    [stored?.id, JSON.stringify(seats)],
  )
}
