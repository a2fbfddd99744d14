import { expect, test } from 'vitest'
import { missingToPublish } from './missing-to-publish.ts'

const complete = { first_name: 'Ada', last_name: 'Diop', profession: 'Architecte', skillCount: 1 }

test('a person with both names, a profession and one skill may publish', () => {
  expect(missingToPublish(complete, 'professional')).toEqual([])
})

test('a new person lacks everything, in the order of the form', () => {
  const nobody = { first_name: null, last_name: null, profession: null, skillCount: 0 }

  expect(missingToPublish(nobody, 'user')).toEqual([
    'first_name',
    'last_name',
    'profession',
    'skill',
  ])
})

test.each([
  ['a first name', { first_name: ' ' }, 'first_name'],
  ['a last name', { last_name: '\t\n' }, 'last_name'],
  ['a profession', { profession: '\u00a0\u202f' }, 'profession'],
  ['a skill', { skillCount: 0 }, 'skill'],
])('%s that is blank or absent is named', (_what, change, missing) => {
  expect(missingToPublish({ ...complete, ...change }, 'professional')).toEqual([missing])
})

test('the skills of a client count for nothing', () => {
  expect(missingToPublish(complete, 'user')).toEqual(['skill'])
})
