import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectOfPerson } from '../common/project-row.ts'

/** Current team of a project for somebody who has done a task in it and holds no seat now; undefined for everybody else. */
export async function teamOfFormer(
  db: Tx,
  { id, personId }: ProjectOfPerson,
): Promise<string | undefined> {
  const [left] = await db.query<{ id: string }>(
    `select id from public.teams where project_id = $1 and status <> 'dissolved' and exists (
       select from public.plan_tasks where team_id = teams.id and done_by = $2) and not exists (
       select from public.invitations where team_id = teams.id and person_id = $2 and status = 'accepted')`,
    [id, personId],
  )
  return left?.id
}
