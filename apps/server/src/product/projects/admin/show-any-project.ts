import { type AdminProjectDetail, AppError } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { TEAM_PERSON } from '../common/people-of-teams.ts'
import { projectToday } from '../common/project-today.ts'
import { showTeam } from '../team/show-team.ts'
import { ADMIN_PROJECT, type AdminProjectRow, adminProjectOf } from './admin-project.ts'
import { PROJECTS_WITH_TEAMS } from './project-states.ts'

type Row = AdminProjectRow &
  Pick<AdminProjectDetail, 'brief' | 'deputies' | 'dissolved' | 'formations'>

/** Any client's project with all that an admin reads of it. Throws `project_not_found` (404). */
export async function showAnyProject(db: Database, id: string): Promise<AdminProjectDetail> {
  const [project] = await db.query<Row>(PROJECT, [projectToday(), id])
  if (project === undefined) throw new AppError('project_not_found')
  return { ...adminProjectOf(project), chosen: await showTeam(db, id) }
}

const PROJECT = `
  select ${ADMIN_PROJECT}, (
      select jsonb_build_object('version', version, 'text', text,
        'language', case when analysis ->> 'language' = 'en' then 'en' else 'fr' end)
      from public.project_briefs where project_id = projects.id order by version desc limit 1) as brief,
    (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'people', (
        select coalesce(jsonb_agg(${TEAM_PERSON} order by place), '[]')
        from unnest(seats.deputies) with ordinality as deputy (id, place) join public.people using (id)
        where not exists (select from public.invitations as asked
          where asked.team_id = seats.team_id and asked.person_id = people.id)))), '[]')
      from public.team_seats as seats where seats.team_id = teams.id) as deputies,
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
        'is_chosen', exists (select from public.teams as of where of.formation_id = formations.id)
          or exists (select from public.team_seats as filled where filled.formation_id = formations.id))
        order by formations.created_at desc), '[]')
      from public.project_formations as formations where formations.project_id = projects.id) as formations
  from ${PROJECTS_WITH_TEAMS}
    join public.people on people.id = projects.client_id
    left join public.account_directory as directory on directory.id = projects.client_id
  where projects.id = $2`
