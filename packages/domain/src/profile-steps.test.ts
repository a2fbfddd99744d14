import { describe, expect, test } from 'vitest'
import { missingToPublish } from './missing-to-publish.ts'
import type { ProfileRow } from './profile-fields.ts'
import { isNeededToPublish, missingProfileSteps, profileSteps } from './profile-steps.ts'

const EMPTY = {
  first_name: null,
  last_name: null,
  avatar_url: null,
  biography: null,
  city: null,
  country: null,
  website_url: null,
  phone_number: null,
  address: null,
  postal_code: null,
  profession: null,
  experience_years: null,
  availability_status: null,
  portfolio_url: null,
  hourly_rate: null,
  hourly_rate_public: false,
  skillCount: 0,
} satisfies ProfileRow & { skillCount: number }
const COMPLETE = {
  ...EMPTY,
  first_name: 'Ada',
  last_name: 'Lovelace',
  profession: 'Analyst',
  skillCount: 1,
  avatar_url: '/ada.webp',
  biography: 'Engines.',
  availability_status: 'available' as const,
  hourly_rate: 60,
  experience_years: 12,
  city: 'London',
  country: 'United Kingdom',
  website_url: 'https://ada.example.com',
  portfolio_url: 'https://ada.example.com/work',
}

describe('the steps of a profile', () => {
  test('a new person has them all to do, what publishing needs first', () => {
    expect(missingProfileSteps(EMPTY, 'professional')).toEqual(profileSteps('professional'))
  })

  test('publishing needs the steps that are named as missing to publish', () => {
    expect(profileSteps('professional').filter(isNeededToPublish)).toEqual(
      missingToPublish(EMPTY, 'professional'),
    )
  })

  test('a complete profile has none left', () => {
    expect(missingProfileSteps(COMPLETE, 'professional')).toEqual([])
  })

  test.each([
    ['a blank first name', { first_name: ' ' }, ['first_name']],
    ['no skill any more', { skillCount: 0 }, ['skill']],
    ['no picture', { avatar_url: null }, ['avatar']],
    ['a blank biography', { biography: '\n' }, ['biography']],
    ['no country', { country: null }, []],
    ['neither city nor country', { city: '', country: null }, ['place']],
    ['no portfolio', { portfolio_url: null }, []],
    ['neither website nor portfolio', { website_url: null, portfolio_url: null }, ['link']],
    ['no years of experience', { experience_years: 0 }, []],
    ['no word about experience', { experience_years: null }, ['experience']],
    ['availability unsaid', { availability_status: null }, ['availability']],
    ['no rate', { hourly_rate: null }, ['rate']],
  ])('with %s', (_what, change, missing) => {
    expect(missingProfileSteps({ ...COMPLETE, ...change }, 'professional')).toEqual(missing)
  })

  test('a client’s profile is complete without skills', () => {
    const client = { ...COMPLETE, skillCount: 0, hourly_rate: null }

    expect(missingProfileSteps(client, 'user')).toEqual([])
    expect(profileSteps('user')).not.toContain('skill')
  })
})
