import type { Database } from '../../../platform/db/database.ts'
import { projectToday } from '../common/project-today.ts'
import { isStalled, PROJECTS_WITH_TEAMS } from './project-states.ts'

/** Number of projects that do not go on without help. */
export async function countStalledProjects(db: Pick<Database, 'query'>): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${PROJECTS_WITH_TEAMS} where ${isStalled('$1')}`,
    [projectToday()],
  )
  return row?.count ?? 0
}
