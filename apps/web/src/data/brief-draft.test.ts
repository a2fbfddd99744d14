import { BRIEF_MAX } from '@podium/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFormDrafts } from '../lib/form-draft.ts'
import { blockedStorage, memoryStorage } from '../lib/memory-storage.test-data.ts'
import { briefDraft } from './brief-draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() =>
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() }),
)

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
