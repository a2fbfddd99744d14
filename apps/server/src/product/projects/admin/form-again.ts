import { adminFormationPath, recordCheck } from '@podium/domain'
import type { RecordCheck, Team } from '@podium/pods'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { peopleOfTeams } from '../common/people-of-teams.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { readFormation, readMarketOf } from './read-formation.ts'

const operation = {
  method: 'post',
  path: '/admin/projects/{id}/formations/{formation}/again',
  id: 'formAgain',
  summary:
    'Form the teams of a record again from what is kept of it, and say whether the bytes are the same and what differs',
  tag: 'admin projects',
  access: 'admin',
  waitsLong: true,
  params: adminFormationPath,
  answers: { 200: { description: 'The comparison; nothing is stored', schema: recordCheck } },
  errors: ['not_found', 'over_request_rate_limit'],
} as const

/**
 * POST /api/admin/projects/{id}/formations/{formation}/again, in the engine's thread and the admin's turn. 404 not_found.
 */
export const formAgain = ({ db, engine, turns }: EngineDeps) =>
  serve(operation, async (c, { params, caller }) => {
    const { record } = await readFormation(db, params)
    const { same, recorded, again, differences } = await turns.inTurn(
      askerOf(c, caller.id),
      async () => engine.run('check', { record, market: await readMarketOf(db, record) }),
    )
    const moved = differences.flatMap((one) =>
      one.part === 'team' ? [...one.left, ...one.joined] : [],
    )
    const people = await peopleOfTeams(db, moved)
    const named = (id: string) => people[id] ?? { id, name: null, avatar_url: null }
    return c.json({
      same,
      recorded,
      again,
      differences: differences.map((one) => (one.part === 'team' ? teamsApart(one, named) : one)),
    })
  })

type TeamsApart = Extract<RecordCheck['differences'][number], { part: 'team' }>

const teamsApart = <Person>(
  { was, now, left, joined, ...difference }: TeamsApart,
  named: (id: string) => Person,
) => ({
  ...difference,
  was: inShort(was),
  now: inShort(now),
  left: left.map(named),
  joined: joined.map(named),
})

const inShort = (team: Team | null) =>
  team && { quality: team.quality, cost: team.cost, start: team.start, finish: team.finish }
