import { isDeepStrictEqual } from 'node:util'
import { AppError, projectDetail, projectPath, seatForm } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { forgetOldFormations, storeFormation } from '../formation/store-formation.ts'
import { settleTeam } from '../team/settle-team.ts'
import { formSeat } from './form-seat.ts'
import { requireVacantSeat } from './vacant-seat.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/team/seats',
  id: 'fillSeat',
  summary:
    'Form a seat anew around the others, in a team that works and has nobody left to ask for it; who fits best is asked',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: seatForm,
  answers: { 200: { description: 'The project with its invitations', schema: projectDetail } },
  errors: [
    'project_not_found',
    'project_step',
    'nobody_for_seat',
    'conflict',
    'over_request_rate_limit',
  ],
} as const

/** POST /api/projects/{id}/team/seats. 409 project_step: the seat is held or asked for, or nothing is planned yet. */
export const fillSeat = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body: { role }, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    const seat = await requireVacantSeat(deps.db, { id, role })
    const { member, ...formed } = await formSeat(deps, {
      project,
      role,
      seat,
      asker: askerOf(c, clientId),
    })
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      if (!isDeepStrictEqual(seat, await requireVacantSeat(tx, { id, role })))
        throw new AppError('conflict')
      const formationId = await storeFormation(tx, project, formed)
      const { person, deputies } = member
      await tx.query(FILL, [seat.team_id, role, formationId, person, deputies])
      await forgetOldFormations(tx, id)
      await settleTeam(deps, tx, { teamId: seat.team_id })
      await deps.recordAudit(tx, {
        actorId: clientId,
        action: 'project.fill_seat',
        targetType: 'project',
        targetId: id,
        details: { team: seat.team_id },
      })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })

/** Day rates are those of the market that the seat was formed of. */
const FILL = `
  with rates as materialized (
    select (person ->> 'id')::uuid as id, (person ->> 'dayRate')::numeric as rate
    from public.project_formations as formations join public.formation_markets on hash = market_hash
      cross join json_array_elements(market -> 'people') as person
    where formations.id = $3
  )
  update public.team_seats set formation_id = $3, person_id = (select id from public.people where id = $4), deputies = $5,
    day_rates = array(select rate from unnest(array_prepend($4, $5::uuid[])) with ordinality as asked (id, place)
      join rates using (id) order by place)
  where team_id = $1 and role = $2`
