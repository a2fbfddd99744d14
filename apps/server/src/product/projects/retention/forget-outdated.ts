import { RETENTION_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { CAN_BE_MAILED } from '../common/addressee.ts'

/** Most rows of one statement: short locks, also where nothing was deleted for a year. */
const BATCH = 100
/** Most statements for one kind of row in a turn; the rest comes with the next. */
const MOST_BATCHES = 100
/** Time that a market stays without a formation: of one that is formed at this moment it is stored first. */
const UNUSED_MARKET = '1 hour'

/**
 * Deletes what `RETENTION_DAYS` says, and markets that no formation refers to. Any number of processes may do so at
 * the same moment.
 */
export async function forgetOutdated(db: Pick<Database, 'query'>): Promise<void> {
  for (const statement of STATEMENTS) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const deleted = await db.query(statement, [BATCH])
      if (deleted.length < BATCH) break
    }
  }
}

const INVITATIONS = `
  delete from public.invitations where id in (
    select id from public.invitations
    where status in ('declined', 'expired', 'withdrawn')
      and answered_at < now() - interval '${RETENTION_DAYS.invitations} days'
    limit $1 for update skip locked)
  returning id`

/** Nothing goes before its client had the time of the warning, unless nobody can be warned. */
const DRAFTS = `
  delete from public.projects where id in (
    select id from public.projects
    where step <> 'plan' and updated_at < now() - interval '${RETENTION_DAYS.drafts} days'
      and not exists (select from public.teams where project_id = projects.id)
      and (exists (select from public.draft_warnings as warnings
          where warnings.project_id = projects.id and warned_at > projects.updated_at
            and warned_at <= now() - interval '${RETENTION_DAYS.draftWarning} days')
        or not exists (select from auth.users where users.id = client_id and ${CAN_BE_MAILED}))
    limit $1 for update skip locked)
  returning id`

const FORMATIONS = `
  delete from public.project_formations where id in (
    select id from public.project_formations as formations
    where created_at < now() - interval '${RETENTION_DAYS.formations} days'
      and not exists (select from public.projects where formation_id = formations.id)
      and not exists (select from public.teams where formation_id = formations.id)
      and not exists (select from public.team_seats where formation_id = formations.id)
    limit $1 for update skip locked)
  returning id`

const SHARES = `
  delete from public.team_shares where id in (
    select id from public.team_shares
    where coalesce(read_at, created_at) < now() - interval '${RETENTION_DAYS.shares} days'
    limit $1 for update skip locked)
  returning id`

const MARKETS = `
  delete from public.formation_markets where hash in (
    select hash from public.formation_markets as markets
    where used_at < now() - interval '${UNUSED_MARKET}'
      and not exists (select from public.project_formations where market_hash = markets.hash)
    limit $1 for update skip locked)
  returning hash`

/** Markets come last, because projects and formations leave theirs behind. */
const STATEMENTS = [INVITATIONS, DRAFTS, FORMATIONS, SHARES, MARKETS]
