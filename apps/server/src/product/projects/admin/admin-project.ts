import type { AdminProject } from '@podium/domain'
import { TEAM_PERSON } from '../common/people-of-teams.ts'
import { teamInShort } from '../own-projects/team-in-short.ts'
import { isStalled, PROJECT_STATE } from './project-states.ts'

export type AdminProjectRow = Omit<AdminProject, 'created_at' | 'updated_at'> & {
  created_at: Date
  updated_at: Date
}

/**
 * SQL of a project as admins see it, beside `PROJECTS_WITH_TEAMS`, its client (`people`) and their entry in the
 * `directory`. $1 is today.
 */
export const ADMIN_PROJECT = `projects.id, title, ${PROJECT_STATE} as state, ${isStalled('$1')} as is_stalled,
  ${TEAM_PERSON} || jsonb_build_object('email', directory.email) as client,
  projects.created_at, projects.updated_at, ${teamInShort('$1')} as team`

/** Project as answers have it. */
export const adminProjectOf = <Row extends AdminProjectRow>({
  created_at,
  updated_at,
  ...project
}: Row) => ({
  ...project,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})
