import { describe, expect, test } from 'vitest'
import { marketOf, person, role, scopeOf } from '../form/small-market.test-data.ts'
import type { Person } from '../market/market.ts'
import { type Standing, standingOf } from './standing-of.ts'

const scope = scopeOf([role('seo')])
const search = { seed: 'project-1' }
const standing = (me: Person, others: readonly Person[] = [], wishes = {}) =>
  told(standingOf(me.id, { scope, market: marketOf([me, ...others]), wishes, search }))
function told(found: Standing | undefined): Standing {
  if (found === undefined) throw new Error('They come near to no role')
  return found
}
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

  test('who is dearer than the budget learns about how much less would do', () => {
    const { facts, changes } = standing(person('me', 'seo', { dayRate: 500 }), [], {
      budget: 4_300,
    })

    expect(facts).toEqual([{ code: 'standing-close', values: { role: 'seo' } }])
    expect(changes).toContainEqual({ code: 'change-rate', values: { percent: 25 } })
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
    expect(changes).toEqual([{ code: 'change-hours', values: { hours: 14 } }])
  })

  test('who has invitations to answer learns so', () => {
    const { facts, changes } = standing(person('me', 'seo', { openInvitations: 3 }))

    expect(codes(facts)).toEqual(['standing-invitations'])
    expect(codes(changes)).toEqual(['change-invitations'])
  })

  test('whom the client leaves out hears what others hear whom no change would help', () => {
    const me = person('me', 'seo')
    expect(standing(me, [person('other', 'seo')], { excluded: ['me'] })).toEqual({
      facts: [{ code: 'standing-close', values: { role: 'seo' } }],
      changes: [{ code: 'change-none', values: {} }],
    })
  })

  test('a skill of the project that is rare is not named, nor its place, languages and days', () => {
    const rare = role('seo', {
      skills: [
        { skill: 'seo', level: 3, weight: 1, must: true },
        { skill: 'react', level: 3, weight: 1, must: true },
      ],
      spoken: ['pl'],
    })
    const asked = scopeOf([rare], { place: { city: 'Dijon', mention: null } as never })
    const me = person('me', 'seo')
    const mine = standingOf('me', { scope: asked, market: marketOf([me]), wishes: {}, search })
    const many = Array.from({ length: 5 }, (_, at) => person(`other-${at}`, 'react'))
    const named = standingOf('me', {
      scope: asked,
      market: marketOf([me, ...many]),
      wishes: {},
      search,
    })

    expect(codes(mine?.facts ?? [])).toEqual([
      'standing-place',
      'standing-language',
      'standing-skill',
    ])
    expect(JSON.stringify(mine)).not.toMatch(/react|Dijon|pl"|2026/)
    expect(JSON.stringify(named?.facts)).toContain('react')
  })

  test('who comes near to no role was no candidate', () => {
    const me = person('me', 'cobol')
    expect(standingOf('me', { scope, market: marketOf([me]), wishes: {}, search })).toBeUndefined()
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
    expect(standing(person('me', 'seo'), [], { budget: 100 }).changes).toEqual([
      { code: 'change-none', values: {} },
    ])
  })
})
