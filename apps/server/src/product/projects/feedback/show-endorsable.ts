import { AppError, type Endorsable } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { requirePlan } from '../plan/require-plan.ts'

type Wanted = { id: string; clientId: string; milestone: string }

/**
 * People who worked for a milestone, with their skills and what the client has endorsed of them. Throws
 * `project_not_found` (404) and `project_step` (409).
 */
export async function showEndorsable(
  db: Tx,
  { id, clientId, milestone }: Wanted,
): Promise<Endorsable[]> {
  const { team_id: teamId, is_client } = await requirePlan(db, { id, personId: clientId })
  if (!is_client) throw new AppError('project_not_found')
  return db.query<Endorsable>(ENDORSABLE, [teamId, clientId, milestone])
}

const ENDORSABLE = `
  select jsonb_build_object('id', people.id,
      'name', nullif(btrim(concat_ws(' ', first_name, last_name)), '')) as person, (
      select coalesce(jsonb_agg(jsonb_build_object('id', skills.id, 'name', skills.name,
        'endorsement', endorsements.id) order by skills.name), '[]')
      from public.user_skills join public.skills on skills.id = skill_id
        left join public.endorsements on endorsements.skill_id = skills.id and person_id = people.id and author_id = $2
      where user_id = people.id) as skills
  from public.people
  where id in (select public.workers_on($1, $3))
  order by first_name, people.id`
