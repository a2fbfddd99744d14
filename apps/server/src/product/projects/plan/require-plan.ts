import { AppError, type TeamStatus } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectOfPerson } from '../common/project-row.ts'

/** A project's current team and its plan, as somebody who takes part in it sees them. */
export type ParticipantView = {
  id: string
  title: string
  team_id: string | null
  team_status: TeamStatus | null
  /** null: there is no plan yet. */
  version: number | null
  /** The client has accepted the last milestone. */
  is_delivered: boolean
  is_client: boolean
  /** Clients and admins; members see of each other what the work needs. */
  sees_all: boolean
  /** Roles that the person holds. */
  own_roles: string[]
}

/**
 * Project of a person who is its client, has accepted a seat in its current team, or is an admin. Throws `project_not_found`
 * (404) for everybody else.
 */
export async function requireParticipant(
  tx: Tx,
  { id, personId }: ProjectOfPerson,
): Promise<ParticipantView> {
  const [found] = await tx.query<ParticipantView>(
    `select projects.id, title, teams.id as team_id, teams.status as team_status, plans.version,
       delivered_at is not null as is_delivered,
       client_id = $2 as is_client,
       client_id = $2 or exists (
         select from public.account_roles where id = $2 and role = 'admin') as sees_all,
       array(select role from public.invitations
         where invitations.team_id = teams.id and person_id = $2 and status = 'accepted') as own_roles
     from public.projects left join public.teams on project_id = projects.id and teams.status <> 'dissolved'
       left join public.plans on plans.team_id = teams.id
     where projects.id = $1`,
    [id, personId],
  )
  if (found === undefined || !(found.sees_all || found.own_roles.length > 0))
    throw new AppError('project_not_found')
  return found
}

type PlannedProject = ParticipantView & { team_id: string; version: number }

/** The same for a project with a plan. Throws `project_step` (409) where there is none. */
export async function requirePlan(tx: Tx, wanted: ProjectOfPerson): Promise<PlannedProject> {
  const found = await requireParticipant(tx, wanted)
  const { team_id, version } = found
  if (team_id === null || version === null) throw new AppError('project_step')
  return { ...found, team_id, version }
}

/** Project whose plan may still change, as `requirePlan`. Throws `project_step` (409) once all is delivered. */
export async function requireOpenPlan(tx: Tx, wanted: ProjectOfPerson): Promise<PlannedProject> {
  const found = await requirePlan(tx, wanted)
  if (found.is_delivered) throw new AppError('project_step')
  return found
}
