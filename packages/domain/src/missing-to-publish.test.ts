import { expect, test } from 'vitest'
import { missingToPublish } from './missing-to-publish.ts'

const complete = { firstName: 'Ada', lastName: 'Diop', profession: 'Architecte', skillCount: 1 }

test('a person with both names, a profession and one skill may publish', () => {
  expect(missingToPublish(complete)).toEqual([])
})

test('a new person lacks everything, in the order of the form', () => {
  const nobody = { firstName: null, lastName: null, profession: null, skillCount: 0 }

  expect(missingToPublish(nobody)).toEqual(['firstName', 'lastName', 'profession', 'skill'])
})

test.each([
  ['a first name', { firstName: ' ' }, 'firstName'],
  ['a last name', { lastName: '\t\n' }, 'lastName'],
  ['a profession', { profession: '\u00a0\u202f' }, 'profession'],
  ['a skill', { skillCount: 0 }, 'skill'],
])('%s that is blank or absent is named', (_what, change, missing) => {
  expect(missingToPublish({ ...complete, ...change })).toEqual([missing])
})
