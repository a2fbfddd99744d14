import { AppError, endorsableList, endorsementForm, milestonePath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireClientMilestone } from '../plan/require-milestone.ts'
import { showEndorsable } from './show-endorsable.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/plan/milestones/{milestone}/endorsements',
  id: 'endorse',
  summary:
    'Endorse a skill of somebody who worked for an accepted milestone of one’s own project; it shows on their profile',
  tag: 'plans',
  access: 'person',
  params: milestonePath,
  body: endorsementForm,
  answers: { 201: { description: 'The people of the milestone', schema: endorsableList } },
  errors: ['project_not_found', 'project_step', 'milestone_not_found', 'not_endorsable'],
} as const

/** POST /api/projects/{id}/plan/milestones/{milestone}/endorsements. 409 not_endorsable: the database's rules refuse it. */
export const endorse = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, milestone }, body, caller: { id: clientId } }) => {
    await db.transaction(async (tx) => {
      const plan = await requireClientMilestone(tx, { id, personId: clientId, milestone })
      const people = await showEndorsable(tx, { id, clientId, milestone })
      const [accepted] = await tx.query(
        `select from public.milestone_deliveries where team_id = $1 and milestone = $2 and outcome = 'accepted'`,
        [plan.team_id, milestone],
      )
      const skill = people
        .find(({ person }) => person.id === body.person_id)
        ?.skills.find((one) => one.id === body.skill_id)
      if (accepted === undefined || skill === undefined) throw new AppError('not_endorsable')
      await tx.query(ENDORSE, [
        plan.team_id,
        milestone,
        body.person_id,
        clientId,
        body.skill_id,
        body.shows_title,
      ])
    })
    return c.json(await showEndorsable(db, { id, clientId, milestone }), 201)
  })

/** A skill that the client has endorsed already keeps its first endorsement. */
const ENDORSE = `
  insert into public.endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind, project_title)
  select teams.id, $2, $3, $4, $5, record #>> '{input,scope,archetype}', case when $6 then title end
  from public.teams join public.projects on projects.id = teams.project_id
    join public.project_formations as formations on formations.id = teams.formation_id
  where teams.id = $1
  on conflict (author_id, person_id, skill_id) do nothing`
