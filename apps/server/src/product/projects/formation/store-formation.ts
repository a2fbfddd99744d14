import type { FormationForm } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectRow } from '../common/project-row.ts'

/** Formations of a project that are kept beside the one shown and those that a team was chosen from. */
const KEPT = 20

/** A formation with the JSON text of its market. */
export type Formed = { record: FormationRecord; market: string; asked: FormationForm }

/** Stores a formation of a locked project with its market, and who was proposed. Returns its id. */
export async function storeFormation(
  tx: Tx,
  { id: projectId, version }: Pick<ProjectRow, 'id' | 'version'>,
  { record, market, asked }: Formed,
): Promise<string> {
  await keepMarket(tx, { hash: record.pool.hash, market })
  const [stored] = await tx.query<{ id: string }>(
    `insert into public.project_formations (project_id, brief_version, market_hash, asked, teams, record)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      projectId,
      version,
      record.pool.hash,
      JSON.stringify(asked),
      record.result.teams.length,
      JSON.stringify(record),
    ],
  )
  const proposed = record.result.teams.flatMap(({ members }) => members.map(({ person }) => person))
  const people = [...new Set(proposed)]
  await tx.query(
    `insert into public.proposal_exposures as known (person_id, last_proposed)
     select id, current_date from public.people where id = any($1) order by id
     on conflict (person_id) do update set last_proposed = current_date, proposals = known.proposals + 1`,
    [people],
  )
  await tx.query(
    `insert into public.project_proposals (project_id, person_id)
     select $1, id from public.people where id = any($2) order by id on conflict do nothing`,
    [projectId, people],
  )
  return String(stored?.id)
}

/** Stores a market, which is sent to the database only where it is not there yet. */
async function keepMarket(tx: Tx, { hash, market }: { hash: string; market: string }) {
  const kept = await tx.query(
    'update public.formation_markets set used_at = now() where hash = $1 returning hash',
    [hash],
  )
  if (kept.length > 0) return
  await tx.query(
    `insert into public.formation_markets (hash, market) values ($1, $2)
     on conflict (hash) do update set used_at = now()`,
    [hash, market],
  )
}

/** Deletes a project's oldest formations; their markets are the retention job's. */
export async function forgetOldFormations(tx: Tx, projectId: string): Promise<void> {
  await tx.query(
    `delete from public.project_formations where project_id = $1 and id in (
       select id from public.project_formations as kept
       where project_id = $1
         and not exists (select from public.projects where formation_id = kept.id)
         and not exists (select from public.teams where formation_id = kept.id)
         and not exists (select from public.team_seats where formation_id = kept.id)
       order by created_at desc, id offset ${KEPT})`,
    [projectId],
  )
}
