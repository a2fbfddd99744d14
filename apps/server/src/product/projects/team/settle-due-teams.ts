import type { Database } from '../../../platform/db/database.ts'
import { forEachTeam } from '../common/for-each-team.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { settleTeam } from './settle-team.ts'

/** Most teams of one turn of the job. */
const BATCH = 50

/**
 * Brings teams up to date in which an invitation is overdue, or a seat has lost its member with their account; one
 * transaction each. Projects that somebody else changes at this moment come with the next turn.
 */
export async function settleDueTeams(db: Database, deps: MailDeps): Promise<void> {
  const due = await db.query<DueTeam>(DUE, [BATCH])
  await forEachTeam(due, (team) => settleDue(db, deps, team))
}

type DueTeam = { id: string; project_id: string }

const settleDue = (db: Database, deps: MailDeps, { id: teamId, project_id }: DueTeam) =>
  db.transaction(async (tx) => {
    const [free] = await tx.query(
      'select from public.projects where id = $1 for update skip locked',
      [project_id],
    )
    const [current] = await tx.query(
      `select from public.teams where id = $1 and status in ('inviting', 'incomplete')`,
      [teamId],
    )
    if (free !== undefined && current !== undefined) await settleTeam(deps, tx, { teamId })
  })

/** In no order, so that a batch of teams that fail each time does not keep the others out. */
const DUE = `
  select id, project_id from public.teams where id in (
    select team_id from public.invitations where status = 'open' and due_at <= now()
    union
    select team_id from public.team_seats as seats join public.teams as waiting on waiting.id = team_id
    where waiting.status = 'inviting' and public.has_work_left(team_id, role) and not exists (
      select from public.invitations as asked where asked.team_id = seats.team_id
        and asked.role = seats.role and asked.status in ('open', 'accepted')))
  order by random() limit $1`
