import { createFormControl } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from './form-draft.ts'
import { memoryStorage } from './memory-storage.test-data.ts'
import { keepFormDraft } from './use-form-draft.ts'

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))

/** The profile editor's form with these stored values, shown until `leave`. */
function open(stored: { city: string; country: string }) {
  const form = createFormControl({ defaultValues: stored })
  const leave = keepFormDraft(form, 'profile.ada')
  return { ...form, leave }
}

test('what was typed and not stored is there again', () => {
  const before = open({ city: 'Lyon', country: 'France' })
  before.setValue('city', 'Paris')
  before.leave()

  const after = open({ city: 'Lyon', country: 'France' })

  expect(after.getValues()).toEqual({ city: 'Paris', country: 'France' })
})

test('a restored draft goes when its field is typed back to the stored value', () => {
  const before = open({ city: 'Lyon', country: 'France' })
  before.setValue('city', 'Paris')
  before.leave()
  const after = open({ city: 'Lyon', country: 'France' })

  after.setValue('city', 'Lyon')

  expect(formDraft('profile.ada').read()).toBeUndefined()
})

test('a field that was not touched shows a newer stored value', () => {
  const before = open({ city: 'Lyon', country: 'France' })
  before.setValue('city', 'Paris')
  before.leave()

  const after = open({ city: 'Lyon', country: 'Belgique' })

  expect(after.getValues()).toEqual({ city: 'Paris', country: 'Belgique' })
})

test('nothing is kept of a field that is back at its stored value', () => {
  const form = open({ city: 'Lyon', country: 'France' })
  form.setValue('city', 'Paris')
  const typed = formDraft('profile.ada').read()

  form.setValue('city', 'Lyon')

  expect([typed, formDraft('profile.ada').read()]).toEqual([{ city: 'Paris' }, undefined])
})

test('a form that is left keeps nothing more', () => {
  const form = open({ city: 'Lyon', country: 'France' })
  form.leave()

  form.setValue('city', 'Paris')

  expect(formDraft('profile.ada').read()).toBeUndefined()
})

test('nothing is kept of what is stored; what was typed while it was being stored is', () => {
  const form = open({ city: 'Lyon', country: 'France' })
  form.setValue('city', 'Paris')
  form.reset(form.getValues(), { keepValues: true })
  const stored = formDraft('profile.ada').read()

  form.setValue('city', 'Rome')
  form.reset({ city: 'Paris', country: 'France' }, { keepValues: true })

  expect([stored, formDraft('profile.ada').read()]).toEqual([undefined, { city: 'Rome' }])
})
