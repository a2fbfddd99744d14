import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formTeams } from '../form/form-teams.ts'
import { marketOf, person, role, scopeOf } from '../form/small-market.test-data.ts'
import { canonical } from './canonical.ts'
import { checkRecord } from './check-record.ts'
import { formAgain, poolMark, recordOf } from './record-of.ts'
import { searchOptions } from './search.ts'
import { sha256 } from './sha256.ts'

const scope = scopeOf([role('web-development'), role('ui-design'), role('seo')])
const people = ['web-development', 'ui-design', 'seo'].flatMap((skill) =>
  Array.from({ length: 5 }, (_, at) =>
    person(`${skill}-${at}`, skill, {
      dayRate: at === 4 ? null : 350 + at * 40,
      openInvitations: at === 3 ? 3 : 0,
    }),
  ),
)
const market = marketOf(people, [{ a: 'seo-0', b: 'ui-design-1', kind: 'delivered' }])
const search = { seed: 'project-1', region: null }
const wishes = { budget: 14_000, excluded: ['seo-1'] }
const times = { began: '2026-01-05T09:00:00.000Z', ended: '2026-01-05T09:00:00.120Z' }
const record = () =>
  recordOf(
    { scope, market, wishes, search },
    { result: formTeams(scope, market, wishes, searchOptions(search, { scope, market })), times },
  )

describe('a record of a formation', () => {
  test('forms the same teams again, byte by byte, after it was stored and the market shuffled', () => {
    const stored = JSON.parse(JSON.stringify(record()))
    const shuffled = { ...market, people: people.toReversed() }

    expect(stored.result.teams.length).toBeGreaterThan(0)
    expect(canonical(formAgain(stored, shuffled))).toBe(canonical(stored.result))
  })

  test('is the same bytes each time, and says who could not be in a team and why', () => {
    expect(canonical(record())).toBe(canonical(record()))
    expect(record().exclusions).toEqual({
      byClient: ['seo-1'],
      withoutRate: ['seo-4', 'ui-design-4', 'web-development-4'],
      invited: ['seo-3', 'ui-design-3', 'web-development-3'],
    })
  })

  test('is checked: the same bytes from the same input, and what differs from another', () => {
    const dearer = {
      ...market,
      people: people.map((one) => ({ ...one, dayRate: one.dayRate && one.dayRate + 10 })),
    }
    const { result } = record()
    const [team] = result.teams
    const forged = {
      ...record(),
      versions: { ...record().versions, form: 0 },
      result: { ...result, teams: result.teams.slice(1), steps: result.steps + 1 },
    }

    const same = checkRecord(JSON.parse(JSON.stringify(record())), market)
    expect(same).toMatchObject({ same: true, again: same.recorded, differences: [] })
    const other = checkRecord(record(), dearer)
    expect(other).toMatchObject({ same: false, recorded: same.recorded })
    expect(other.differences.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['market', 'team']),
    )
    expect(checkRecord(forged, market).differences).toMatchObject([
      { part: 'version', name: 'form', was: '0' },
      {
        part: 'team',
        kind: team?.kind,
        was: null,
        joined: team?.members.map(({ person }) => person),
      },
      { part: 'steps', now: result.steps },
    ])
  })

  test('refuses another market and another version', () => {
    const changed = { ...market, people: people.slice(1) }
    const older = { ...record(), versions: { ...record().versions, form: 0 } }

    expect(() => formAgain(record(), changed)).toThrow(RangeError)
    expect(() => formAgain(older, market)).toThrow(RangeError)
  })
})

test('a market has one mark whatever its order, and another with one skill level more', () => {
  const [first, ...others] = people
  const better = { ...market, people: [{ ...first, dayRate: 351 }, ...others] } as typeof market

  expect(poolMark({ ...market, people: people.toReversed() })).toEqual(poolMark(market))
  expect(poolMark(better).hash).not.toBe(poolMark(market).hash)
})

test.each(['', 'abc', 'é€😀', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'b'.repeat(1_000)])(
  'the hash of "%s" is SHA-256',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
