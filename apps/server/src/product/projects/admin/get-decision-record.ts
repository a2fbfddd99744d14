import { adminFormationPath, decisionRecord } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { peopleOfTeams } from '../common/people-of-teams.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { showFormation } from '../formation/show-formation.ts'
import { candidatesOf, countStandings } from './candidates-of.ts'
import { readFormation } from './read-formation.ts'

const operation = {
  method: 'get',
  path: '/admin/projects/{id}/formations/{formation}',
  id: 'getDecisionRecord',
  summary:
    'Decision record of a formation: what was asked, who was considered, why each team, in the reader’s language',
  tag: 'admin projects',
  access: 'admin',
  params: adminFormationPath,
  answers: { 200: { description: 'The record', schema: decisionRecord } },
  errors: ['not_found'],
} as const

/** Most candidates that are named. */
const NAMED = 200

/** GET /api/admin/projects/{id}/formations/{formation}. 404 not_found. */
export const getDecisionRecord = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id, formation } }) => {
    const { record, analysis } = await readFormation(deps.db, { id, formation })
    const told = await showFormation(deps, {
      id: formation,
      project: { id, analysis },
      language: visitorLanguage(c),
    })
    const candidates = candidatesOf(record)
    const named = candidates.slice(0, NAMED)
    const people = await peopleOfTeams(
      deps.db,
      named.map((one) => one.person),
    )
    return c.json({
      ...told,
      roles: record.input.scope.roles.map((role) => ({
        id: role.id,
        labels: typesetLabels(role.labels),
        days: role.effortDays.likely,
        optional: role.optional,
        skills: role.skills.length,
      })),
      record: {
        versions: record.versions,
        weights: record.weights.quality,
        quality_share: record.weights.qualityShare,
        began: record.times.began,
        ended: record.times.ended,
        steps: record.result.steps,
        market: {
          hash: record.pool.hash,
          people: record.pool.people.length,
          first_week: record.pool.firstWeek,
        },
        standings: countStandings(candidates),
        candidates: named.map(({ person: personId, standing }) => ({
          person: people[personId] ?? { id: personId, name: null, avatar_url: null },
          standing,
        })),
      },
    })
  })
