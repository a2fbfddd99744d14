import { AppError } from '@podium/domain'
import type { Analysis, FormationRecord } from '@podium/pods'
import type { Database } from '../../../platform/db/database.ts'

type Wanted = { id: string; formation: string }
type Found = { record: FormationRecord; analysis: Analysis }

/** Record of a formation of any project with the analysis of its brief. Throws `not_found` (404). */
export async function readFormation(
  db: Pick<Database, 'query'>,
  { id, formation }: Wanted,
): Promise<Found> {
  const [found] = await db.query<Found>(
    `select record, analysis from public.project_formations as formations
       join public.project_briefs as briefs
         on briefs.project_id = formations.project_id and briefs.version = brief_version
      where formations.id = $2 and formations.project_id = $1`,
    [id, formation],
  )
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** JSON text of the market that a formation was made from. Throws `not_found` (404). */
export async function readMarketOf(
  db: Pick<Database, 'query'>,
  { pool }: FormationRecord,
): Promise<string> {
  const [kept] = await db.query<{ market: string }>(
    'select market::text as market from public.formation_markets where hash = $1',
    [pool.hash],
  )
  if (kept === undefined) throw new AppError('not_found')
  return kept.market
}
