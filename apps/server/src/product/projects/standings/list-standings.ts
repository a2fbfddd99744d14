import {
  type ProposalStandings,
  STANDING_DAYS,
  STANDING_DELAY_HOURS,
  STANDINGS_A_DAY,
} from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Database } from '../../../platform/db/database.ts'

/** Most standings that are shown, and projects that are looked through for one. */
const MOST = 100

/** Standings of a person that are worked out; those of one month in no order of time. */
export async function listStandings(db: Database, personId: string): Promise<ProposalStandings> {
  const standings = await db.query<ProposalStandings['standings'][number]>(
    `select month::text as month, kind, is_proposed, told -> 'facts' as facts, told -> 'changes' as changes
       from public.proposal_standings where person_id = $1 and told is not null
      order by month desc, md5(project_id::text) limit ${MOST}`,
    [personId],
  )
  const [open] = await db.query(`${OPEN.replace('$COLUMNS', 'projects.id')} limit 1`, [personId])
  return { standings, can_ask: open !== undefined }
}

type OpenFormation = {
  project_id: string
  month: string
  record: FormationRecord
  market: string
}

/** Newest formation whose standing of a person is not worked out; undefined once today's are, too. */
export async function findOpenFormation(
  db: Database,
  personId: string,
): Promise<OpenFormation | undefined> {
  const [open] = await db.query<OpenFormation>(
    `${OPEN.replace(
      '$COLUMNS',
      `projects.id as project_id, record, market::text as market,
       date_trunc('month', formations.created_at at time zone 'UTC')::date::text as month`,
    )}
     order by formations.created_at desc, projects.id limit 1`,
    [personId],
  )
  return open
}

/**
 * Shown formations of other people's projects that looked at person $1, old enough to be told and not told yet. None for
 * who has had today's.
 */
const OPEN = `
  select $COLUMNS
  from (
    select id, project_id, market_hash, record, created_at from public.project_formations
    where created_at between now() - interval '${STANDING_DAYS} days' and now() - interval '${STANDING_DELAY_HOURS} hours'
      and exists (select from public.projects where formation_id = project_formations.id and client_id <> $1)
      and not exists (select from public.proposal_standings as told
        where told.person_id = $1 and told.project_id = project_formations.project_id)
    order by created_at desc limit ${MOST}
  ) as formations join public.projects on projects.id = formations.project_id
    join public.formation_markets on hash = market_hash
  where record -> 'pool' -> 'people' ? $1::text and ${STANDINGS_A_DAY} > (
    select count(*) from public.proposal_standings where person_id = $1 and created_at > now() - interval '1 day')`
