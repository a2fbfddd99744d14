import {
  type AdminProjectDetail,
  AppError,
  adminProjectDetail,
  adminProjectPath,
} from '@podium/domain'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { serve } from '../../../platform/http/operation.ts'
import { projectToday } from '../plan/project-today.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { showTeam } from '../team/show-team.ts'
import { ADMIN_PROJECT, type AdminProjectRow, adminProjectOf } from './admin-project.ts'
import { PROJECTS_WITH_TEAMS } from './project-states.ts'

const operation = {
  method: 'get',
  path: '/admin/projects/{id}',
  id: 'getAnyProject',
  summary: 'A project of any client, with its brief, its teams and the record of each formation',
  tag: 'admin projects',
  access: 'admin',
  params: adminProjectPath,
  answers: { 200: { description: 'The project', schema: adminProjectDetail } },
  errors: ['project_not_found'],
} as const

type Row = AdminProjectRow & Pick<AdminProjectDetail, 'brief' | 'dissolved' | 'formations'>

/** GET /api/admin/projects/{id}. 404 project_not_found. */
export const getAnyProject = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id } }) => {
    const [project] = await db.query<Row>(PROJECT, [projectToday(), id])
    if (project === undefined) throw new AppError('project_not_found')
    return c.json({ ...adminProjectOf(project), chosen: await showTeam(db, id) })
  })

const PROJECT = `
  select ${ADMIN_PROJECT}, (
      select jsonb_build_object('version', version, 'text', text,
        'language', case when analysis ->> 'language' = 'en' then 'en' else 'fr' end)
      from public.project_briefs where project_id = projects.id order by version desc limit 1) as brief,
    (select coalesce(jsonb_agg(jsonb_build_object('id', earlier.id, 'kind', kind,
        'created_at', ${isoInstant('earlier.created_at')},
        'seats', (select count(*) from public.team_seats where team_id = earlier.id),
        'accepted', (select count(*) from public.invitations
          where team_id = earlier.id and invitations.status = 'accepted')) order by earlier.created_at desc), '[]')
      from public.teams as earlier
      where earlier.project_id = projects.id and earlier.status = 'dissolved') as dissolved,
    (select coalesce(jsonb_agg(jsonb_build_object('id', formations.id,
        'created_at', ${isoInstant('formations.created_at')}, 'brief_version', brief_version, 'teams', formations.teams,
        'people', coalesce(jsonb_array_length(record #> '{pool,people}'), 0),
        'is_shown', formations.id = projects.formation_id,
        'is_chosen', exists (select from public.teams as of where of.formation_id = formations.id))
        order by formations.created_at desc), '[]')
      from public.project_formations as formations where formations.project_id = projects.id) as formations
  from ${PROJECTS_WITH_TEAMS}
    join public.people on people.id = projects.client_id
    left join public.account_directory as directory on directory.id = projects.client_id
  where projects.id = $2`
