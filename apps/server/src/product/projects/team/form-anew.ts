import { AppError, type FormationForm, projectDetail, projectPath } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, type ProjectRow, requireProject } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formFor } from '../formation/form-for.ts'
import { showFormed } from '../formation/show-formed.ts'
import { requireTeam } from './current-team.ts'
import { withdrawOpen } from './withdraw-open.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/team/anew',
  id: 'formAnew',
  summary:
    'Form teams anew around who has accepted, without those who declined or did not answer; open invitations are taken back',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  answers: {
    200: { description: 'The project with teams to choose from', schema: projectDetail },
  },
  errors: ['project_not_found', 'project_step', 'conflict', 'over_request_rate_limit'],
} as const

/** POST /api/projects/{id}/team/anew. 409 project_step: there is no team, it is complete, or it works by a plan. */
export const formAnew = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    const { team_id: teamId, answers, asked } = await wishesAround(deps, project)
    const { record, market } = await formFor(deps, { project, asker: askerOf(c, clientId), asked })
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      const team = await requireTeam(tx, id, 'chosen', 'inviting', 'incomplete')
      const planned = await tx.query('select from public.plans where team_id = $1', [team.id])
      if (planned.length > 0) throw new AppError('project_step')
      const [now] = await tx.query<{ answers: number }>(ANSWERS, [team.id])
      if (team.id !== teamId || now?.answers !== answers) throw new AppError('conflict')
      await withdrawOpen(deps, tx, team.id)
      await tx.query(`update public.teams set status = 'dissolved' where id = $1`, [team.id])
      await showFormed(tx, project, { record, market, asked })
      await deps.recordAudit(tx, {
        actorId: clientId,
        action: 'project.form_anew',
        targetType: 'project',
        targetId: id,
      })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })

type Around = {
  team_id: string
  answers: number
  asked: FormationForm
  accepted: Record<string, string>
  left: string[]
}

/** Number of answers of a team, which says whether somebody has answered since. */
const ANSWERS = `select count(*)::integer as answers from public.invitations where team_id = $1 and status in ('accepted', 'declined', 'ended')`

/**
 * Wishes of the formation that the team is of, with its seats kept for who has accepted, and without whoever declined, let
 * an invitation to the project expire, left, or was taken off a seat by an admin.
 */
async function wishesAround({ db }: EngineDeps, { id }: ProjectRow) {
  const [around] = await db.query<Around>(
    `select teams.id as team_id, asked, (${ANSWERS.replace('$1', 'teams.id')}) as answers,
       coalesce((select jsonb_object_agg(role, person_id) from public.invitations
         where team_id = teams.id and status = 'accepted'), '{}') as accepted,
       array(
         select person_id from public.invitations join public.teams as earlier on earlier.id = team_id
         where earlier.project_id = teams.project_id and invitations.status in ('declined', 'expired', 'ended')
         union
         select person_id from public.seat_overrides join public.teams as earlier on earlier.id = team_id
         where earlier.project_id = teams.project_id and person_id is not null) as left
     from public.teams join public.project_formations as formations on formations.id = formation_id
     where teams.project_id = $1 and status <> 'dissolved'`,
    [id],
  )
  if (around === undefined) throw new AppError('project_step')
  const { asked, accepted, left, ...rest } = around
  const { locked: _, excluded = [], ...wishes } = asked
  return {
    ...rest,
    asked: { ...wishes, locked: accepted, excluded: [...new Set([...excluded, ...left])] },
  }
}
