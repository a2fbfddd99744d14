import { expect, test } from 'vitest'
import { kindsTied, tiedFact } from './kinds-tied.ts'

const team = (kind: 'excellence' | 'economy' | 'speed', cost: number, finish = '2027-03-05') =>
  ({ kind, quality: cost / 10_000, cost, finish }) as const

test('teams that all end on one day are not told apart by it, and the fast one says so', () => {
  const teams = [team('excellence', 9000), team('economy', 7000), team('speed', 8000)]

  expect(kindsTied(teams)).toEqual(['speed'])
  expect(teams.map((one) => tiedFact(one, teams))).toEqual([
    undefined,
    undefined,
    { code: 'team-kind-tied', values: { kind: 'speed' } },
  ])
})

test('one team is tied with nobody, nor are teams of which one is ahead', () => {
  const fast = team('speed', 8000, '2027-03-04')

  expect(kindsTied([fast])).toEqual([])
  expect(kindsTied([team('excellence', 9000), team('economy', 7000), fast])).toEqual([])
})
