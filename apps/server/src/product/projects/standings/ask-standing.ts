import { proposalStandings } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import type { Jobs } from '../engine/jobs.ts'
import { findOpenFormation, listStandings } from './list-standings.ts'

const operation = {
  method: 'post',
  path: '/standings',
  id: 'askStanding',
  summary:
    'Work out one’s standing towards one more project: once each, a day after its teams were formed, five a day',
  tag: 'invitations',
  access: 'person',
  waitsLong: true,
  answers: { 200: { description: 'What is worked out now', schema: proposalStandings } },
  errors: ['over_request_rate_limit'],
} as const

/** POST /api/standings. Without anything to work out nothing changes. */
export const askStanding = ({ db, engine, turns }: EngineDeps) =>
  serve(operation, async (c, { caller: { id: personId } }) => {
    await turns.inTurn(askerOf(c, personId), async () => {
      const open = await findOpenFormation(db, personId)
      if (open === undefined) return
      const { project_id: projectId, month, record, market } = open
      const store = ({ kind, told, isProposed }: Jobs['stand']['answer']) =>
        db.query(
          `insert into public.proposal_standings (person_id, project_id, month, kind, told, is_proposed)
           select $1, id, $3, $4, $5, $6 from public.projects where id = $2
           on conflict do nothing`,
          [personId, projectId, month, kind, told, isProposed],
        )
      try {
        await store(await engine.run('stand', { record, market, personId }))
      } catch (error) {
        // What takes too long once would again: it counts as asked, and is not told.
        await store({ kind: { fr: '', en: '' }, told: null, isProposed: false })
        throw error
      }
    })
    return c.json(await listStandings(db, personId))
  })
