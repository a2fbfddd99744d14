import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFormDrafts, formDraft } from './form-draft.ts'
import { blockedStorage, memoryStorage } from './memory-storage.test-data.ts'

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))

test('values are found again under their key, until none are left', () => {
  formDraft('profile.ada').keep({ city: 'Lyon' })
  const before = formDraft('profile.ada').read()

  formDraft('profile.ada').keep({})

  expect(before).toEqual({ city: 'Lyon' })
  expect([formDraft('profile.ada').read(), formDraft('profile.ben').read()]).toEqual([
    undefined,
    undefined,
  ])
})

test.each(['{broken', '"text"', '7', 'null'])('what is stored as %s is no draft', (stored) => {
  window.sessionStorage.setItem('podium.form.profile.ada', stored)

  expect(formDraft('profile.ada').read()).toBeUndefined()
})

test('signing out clears every form, and nothing else of the tab', () => {
  window.sessionStorage.setItem('podium-session', '{}')
  formDraft('profile.ada').keep({ city: 'Lyon' })
  formDraft('reply.m1').keep({ body: 'Dear' })

  forgetFormDrafts()

  expect(Object.keys(window.sessionStorage)).toEqual(['podium-session'])
})

test('a blocked storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('window', { sessionStorage: blockedStorage })

  formDraft('profile.ada').keep({ city: 'Lyon' })
  forgetFormDrafts()

  expect(formDraft('profile.ada').read()).toBeUndefined()
})
