import { AppError, type SharedTeam, TEAM_SHARES_MAX, type TeamShare } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { SHARE_COLUMNS } from './share-columns.ts'

type Wanted = { projectId: string; hash: string; team: SharedTeam }

/** Stores a link of a locked project. Throws `team_share_limit` (409). */
export async function storeShare(tx: Tx, { projectId, hash, team }: Wanted): Promise<TeamShare> {
  const [stored] = await tx.query<TeamShare>(
    `insert into public.team_shares as shares (project_id, place, token_hash, team)
     select $1, place, $2, $3 from generate_series(1, ${TEAM_SHARES_MAX}) as place
     where not exists (select from public.team_shares as taken where project_id = $1 and taken.place = place.place)
     order by place limit 1
     returning ${SHARE_COLUMNS}`,
    [projectId, hash, JSON.stringify(team)],
  )
  if (stored === undefined) throw new AppError('team_share_limit')
  return stored
}
