import { expect, test } from 'vitest'
import { missingToBeProposed } from './missing-to-be-proposed.ts'

const complete = {
  first_name: 'Ada',
  last_name: 'Diop',
  profession: 'Architecte',
  skillCount: 1,
  hourly_rate: 60,
  availability_status: 'busy' as const,
}

test.each([
  ['everything', {}, []],
  ['no profession', { profession: null }, []],
  ['no skill', { skillCount: 0 }, ['skill']],
  ['a rate of 0', { hourly_rate: 0 }, ['rate']],
  ['no status', { availability_status: null }, ['availability']],
  ['a status that says not now', { availability_status: 'not_looking' as const }, []],
])('what a professional’s profile lacks with %s', (_what, change, missing) => {
  expect(missingToBeProposed({ ...complete, ...change }, 'professional')).toEqual(missing)
})

test('nobody proposes a client or an editor, whatever their profile lacks', () => {
  const lacking = { ...complete, hourly_rate: null }

  expect(missingToBeProposed(lacking, 'user')).toEqual([])
  expect(missingToBeProposed(lacking, 'editor')).toEqual([])
})
