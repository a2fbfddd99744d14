import type { FormationForm } from '@podium/domain'
import {
  applyRelaxation,
  formTeams,
  recordOf,
  type Scope,
  searchOptions,
  type Wishes,
} from '@podium/pods'
import { marketOf } from '../market/market-of.ts'
import type { MarketRows } from '../market/market-rows.ts'
import type { Jobs } from './jobs.ts'
import { REGION } from './region.ts'

export function formForProject({
  scope: asUnderstood,
  rows,
  asked,
  seed,
  began,
}: Jobs['form']['input']): Jobs['form']['answer'] {
  const startedAt = performance.now()
  const { scope, wishes } = relaxed(asUnderstood, asked)
  const kept = new Set(Object.values(wishes.locked ?? {}))
  const market = marketOf(JSON.parse(rows) as MarketRows, { kind: scope.archetype, kept })
  const search = { seed, region: REGION }
  const result = formTeams(scope, market, wishes, searchOptions(search, { scope, market }))
  // Counted from `began`, which is an earlier day for projects of the demo.
  const endedAt = Date.parse(began) + performance.now() - startedAt
  const times = { began, ended: new Date(endedAt).toISOString() }
  const record = recordOf({ scope, market, wishes, search }, { result, times })
  return { record, market: JSON.stringify(market) }
}

function relaxed(scope: Scope, { relaxations = [], ...asked }: FormationForm) {
  const wishes: Wishes = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  )
  return relaxations.reduce(applyRelaxation, { scope, wishes })
}
