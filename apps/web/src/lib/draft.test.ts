import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, forgetDraftsOf } from './draft.ts'
import { blockedStorage, memoryStorage } from './memory-storage.test-data.ts'

beforeEach(() => vi.stubGlobal('window', { localStorage: memoryStorage() }))

test('a draft is found again until it is blank', () => {
  draftOf('ada').keep('Hello')
  const before = draftOf('ada').initial

  draftOf('ada').keep(' \n')

  expect([before, draftOf('ada').initial]).toEqual(['Hello', ''])
})

test('drafts of a post, of an answer and of another person are apart', () => {
  draftOf('ada').keep('post')
  draftOf('ada', 'p1').keep('answer')
  draftOf('ben').keep('other')

  expect([draftOf('ada').initial, draftOf('ada', 'p1').initial]).toEqual(['post', 'answer'])
  expect(draftOf('ben', 'p1').initial).toBe('')
})

test('a deleted account leaves no draft, and those of others stay', () => {
  window.localStorage.setItem('podium-theme', 'dark')
  draftOf('ada').keep('post')
  draftOf('ada', 'edit.p1').keep('edit')
  draftOf('ben').keep('other')

  forgetDraftsOf('ada')

  expect(Object.keys(window.localStorage)).toEqual(['podium-theme', 'podium.draft.ben'])
})

test('a blocked storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('window', { localStorage: blockedStorage })

  draftOf('ada').keep('Hello')
  forgetDraftsOf('ada')

  expect(draftOf('ada').initial).toBe('')
})
