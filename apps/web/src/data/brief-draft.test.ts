import { BRIEF_MAX } from '@podium/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFormDrafts } from '../lib/form-draft.ts'
import { blockedStorage, memoryStorage } from '../lib/memory-storage.test-data.ts'
import { sessionStore } from '../lib/session-store.ts'
import { briefDraft } from './brief-draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const signIn = (id: string) =>
  sessionStore.set({
    status: 'signed-in',
    user: { id, email: '', role: 'user', hasAcceptedTerms: true },
  })
const leave = () => sessionStore.set({ status: 'signed-out', why: 'ended' })

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  leave()
})

test('a brief is found again until it is blank', () => {
  briefDraft.keep('An online shop')
  const before = briefDraft.read()

  briefDraft.keep(' \n')

  expect([before, briefDraft.read()]).toEqual(['An online shop', ''])
})

test('a brief is kept for a week, and as long as the engine reads', () => {
  briefDraft.keep('x'.repeat(BRIEF_MAX + 1), 0)

  expect([briefDraft.read(6 * DAY_MS).length, briefDraft.read(7 * DAY_MS)]).toEqual([BRIEF_MAX, ''])
})

test('a visitor’s brief is found by whoever signs in, and by nobody else once they go on with it', () => {
  briefDraft.keep('An online shop')
  signIn('ada')
  const taken = briefDraft.read()

  briefDraft.keep('An online shop for tea')
  leave()

  expect([taken, briefDraft.read()]).toEqual(['An online shop', ''])
})

test('of a person’s brief and a visitor’s the newer one is found', () => {
  briefDraft.keep('Typed before signing in', 2)
  signIn('ada')
  const without = briefDraft.read(3)
  window.localStorage.setItem('podium.form.brief.ada', '{"text":"Older","at":1}')

  expect([without, briefDraft.read(3)]).toEqual(Array(2).fill('Typed before signing in'))
})

test('a person’s brief waits for them where their session has ended, and the next person does not see it', () => {
  signIn('ada')
  briefDraft.keep('A secret')

  const seen = ['ben', 'ada'].map((id) => {
    leave()
    const byVisitor = briefDraft.read()
    signIn(id)
    return [byVisitor, briefDraft.read()]
  })

  expect(seen).toEqual([
    ['', ''],
    ['', 'A secret'],
  ])
})

test.each(['{broken', '"text"', 'null', '{"text":7,"at":0}', '{"text":"old"}'])(
  'what is stored as %s is no brief',
  (stored) => {
    window.localStorage.setItem('podium.form.brief', stored)

    expect(briefDraft.read()).toBe('')
  },
)

test('signing out clears the brief', () => {
  briefDraft.keep('An online shop')

  forgetFormDrafts()

  expect(briefDraft.read()).toBe('')
})

test('a blocked storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('window', { localStorage: blockedStorage })

  briefDraft.keep('An online shop')

  expect(briefDraft.read()).toBe('')
})
