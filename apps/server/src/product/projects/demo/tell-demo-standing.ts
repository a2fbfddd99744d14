import type { FormationRecord } from '@podium/pods'
import type { EngineDeps } from '../engine/engine-deps.ts'

type Formed = { id: string; day: string; record: FormationRecord; market: string; personId: string }

/** Answer that a person has had of why they were or were not proposed for a demo project. */
export async function tellDemoStanding(
  { db, engine }: EngineDeps,
  { id, day, record, market, personId }: Formed,
): Promise<void> {
  const { kind, told, isProposed } = await engine.run('stand', { record, market, personId })
  await db.query(
    `insert into public.proposal_standings (person_id, project_id, month, kind, told, is_proposed, created_at)
     values ($1, $2, date_trunc('month', $6::date)::date, $3, $4, $5, $6::date + 2)`,
    [personId, id, kind, told, isProposed, day],
  )
}
