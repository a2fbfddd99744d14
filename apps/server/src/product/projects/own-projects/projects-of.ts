import type { Project, ProjectStep, TeamStatus } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { projectToday } from '../common/project-today.ts'
import { nextOf } from './next-of.ts'
import { teamInShort } from './team-in-short.ts'

type Row = {
  id: string
  title: string
  step: ProjectStep
  created_at: Date
  updated_at: Date
  status: TeamStatus | null
  team: Project['team']
}

/** Projects of a client, the one changed last first, each with its team and what is next. */
export async function projectsOf(
  db: Pick<Database, 'query'>,
  clientId: string,
): Promise<Project[]> {
  const rows = await db.query<Row>(PROJECTS, [clientId, projectToday()])
  return rows.map(({ status, created_at, updated_at, ...project }) => ({
    ...project,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    next: nextOf({ ...project, status }),
  }))
}

const PROJECTS = `
  select projects.id, title, step, projects.created_at, projects.updated_at, teams.status,
    ${teamInShort('$2')} as team
  from public.projects left join public.teams on project_id = projects.id and status <> 'dissolved'
  where client_id = $1 order by projects.updated_at desc, projects.id`
