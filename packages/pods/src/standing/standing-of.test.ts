import { describe, expect, test } from 'vitest'
import { marketOf, person, role, scopeOf } from '../form/small-market.test-data.ts'
import type { Person } from '../market/market.ts'
import { standingOf } from './standing-of.ts'

const scope = scopeOf([role('seo')])
const options = { seed: 'project-1' }
const standing = (me: Person, others: readonly Person[] = [], wishes = {}) =>
  standingOf(me.id, { scope, market: marketOf([me, ...others]), wishes, options })
const codes = (facts: readonly { code: string }[]) => facts.map(({ code }) => code)

describe('the standing of a professional', () => {
  test('who is in a team learns their role', () => {
    expect(standing(person('me', 'seo'))).toEqual({
      facts: [{ code: 'standing-proposed', values: { role: 'seo' } }],
      changes: [],
    })
  })

  test('who has not stated a rate learns that stating one would do', () => {
    const { facts, changes } = standing(person('me', 'seo', { dayRate: null }))

    expect(codes(facts)).toEqual(['standing-no-rate'])
    expect(codes(changes)).toEqual(['change-state-rate'])
  })

  test('who is dearer than the budget learns the highest rate that would do', () => {
    const { facts, changes } = standing(person('me', 'seo', { dayRate: 500 }), [], {
      budget: 4_300,
    })

    expect(facts).toEqual([{ code: 'standing-close', values: { role: 'seo', fit: 1 } }])
    expect(changes).toContainEqual({
      code: 'change-rate',
      values: { from: 500, to: 430, currency: 'EUR' },
    })
  })

  test('who lacks a level learns the fewest levels that would do', () => {
    const me = person('me', 'seo', { skills: [{ skill: 'seo', level: 1, evidence: 'delivered' }] })
    const { facts, changes } = standing(me)

    expect(facts).toEqual([
      { code: 'standing-skill', values: { role: 'seo', skill: 'seo', level: 3 } },
    ])
    expect(changes).toEqual([{ code: 'change-skill', values: { skill: 'seo', from: 1, to: 2 } }])
  })

  test('who has no free hours learns how many would do', () => {
    const { facts, changes } = standing(person('me', 'seo', { freeHours: [0] }))

    expect(codes(facts)).toEqual(['standing-no-hours'])
    expect(changes).toEqual([{ code: 'change-hours', values: { hours: 7 } }])
  })

  test('who has invitations to answer learns so', () => {
    const { facts, changes } = standing(person('me', 'seo', { openInvitations: 3 }))

    expect(codes(facts)).toEqual(['standing-invitations'])
    expect(codes(changes)).toEqual(['change-invitations'])
  })

  test('whom the client leaves out learns no more than that', () => {
    expect(standing(person('me', 'seo'), [person('other', 'seo')], { excluded: ['me'] })).toEqual({
      facts: [{ code: 'standing-excluded', values: {} }],
      changes: [],
    })
  })

  test('nobody learns anything about anybody else', () => {
    const others = Array.from({ length: 6 }, (_, at) =>
      person(`other-${at}`, 'seo', { dayRate: 300 + at }),
    )
    const mine = standing(person('me', 'seo', { dayRate: 900 }), others, { budget: 5_000 })

    expect(JSON.stringify(mine)).not.toContain('other')
    expect(codes(mine.facts)).toEqual(['standing-close'])
  })

  test('where nothing of one’s own would do, that is said', () => {
    const me = person('me', 'cobol')

    expect(standing(me, [], { budget: 100 }).changes).toEqual([{ code: 'change-none', values: {} }])
  })
})
