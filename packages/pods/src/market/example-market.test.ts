import { expect, test } from 'vitest'
import { analyse } from '../analyse/analyse.ts'
import { formTeams } from '../form/form-teams.ts'
import { TEAM_KINDS } from '../form/team-kind.ts'
import { scopeOf } from '../scope/scope-of.ts'
import { BRIEFS } from '../whole-way.test-data.ts'
import { exampleMarket } from './example-market.ts'

const today = '2026-11-23'

test.each(BRIEFS)('for $archetype the example market has three whole teams', ({ text }) => {
  const scope = { ...scopeOf(analyse(text, { today }), { text, today }), budget: null, due: null }

  const { teams } = formTeams(scope, exampleMarket(scope), {}, { seed: 'example' })

  expect(teams.map(({ kind }) => kind)).toEqual(TEAM_KINDS)
  expect(teams.flatMap(({ open }) => open)).toEqual([])
})

test('an example market is the same for the same scope, and local where the brief is', () => {
  const text = 'Nous organisons un séminaire de 200 personnes à Lyon en juin.'
  const scope = scopeOf(analyse(text, { today }), { text, today })

  expect(exampleMarket(scope)).toEqual(exampleMarket(scope))
  expect(new Set(exampleMarket(scope).people.map(({ city }) => city))).toEqual(new Set(['Lyon']))
})
