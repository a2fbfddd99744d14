import type { FormationRecord } from '@podium/pods'
import { weekOf } from '@podium/pods/days'
import { forEachTeam } from '../common/for-each-team.ts'
import { lockProjectById } from '../common/project-row.ts'
import { projectToday } from '../common/project-today.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { insertPlan } from './insert-plan.ts'
import { readPlannedSeats } from './read-planned-seats.ts'

type Planless = { id: string; project_id: string; kind: string; record: FormationRecord }
type PlanDeps = Pick<EngineDeps, 'db' | 'engine'>

/** Most plans of one turn of the job. */
const BATCH = 10

/**
 * Makes the plans that complete teams still wait for, of one project or of any; once for each team. The
 * engine works outside of any transaction; a team that has lost a member meanwhile gets its plan when it
 * is complete again.
 */
export async function makeDuePlans({ db, engine }: PlanDeps, projectId?: string): Promise<void> {
  const due = await db.query<Planless>(DUE, [projectId ?? null, BATCH])
  await forEachTeam(due, (team) => makePlan({ db, engine }, team))
}

async function makePlan(
  { db, engine }: PlanDeps,
  { id: teamId, project_id, record }: Planless,
): Promise<void> {
  const today = projectToday()
  const firstWeek = weekOf(today)
  const { wishes } = record.input
  const scope = { ...record.input.scope, due: wishes.due ?? record.input.scope.due }
  const seats = await readPlannedSeats(db, { teamId, firstWeek })
  const planned = await engine.run('plan', { scope, seats, firstWeek, today })
  await db.transaction(async (tx) => {
    await lockProjectById(tx, project_id)
    const [still] = await tx.query(
      `select from public.teams where id = $1 and status = 'complete'
         and not exists (select from public.plans where team_id = teams.id)`,
      [teamId],
    )
    if (still !== undefined) await insertPlan(tx, { teamId, scope, ...planned })
  })
}

/** In no order, so that a batch of plans that fail each time does not keep the others out. */
const DUE = `
  select teams.id, teams.project_id, record
  from public.teams join public.project_formations as formations on formations.id = formation_id
  where teams.status = 'complete' and ($1::uuid is null or teams.project_id = $1)
    and not exists (select from public.plans where team_id = teams.id)
  order by random() limit $2`
