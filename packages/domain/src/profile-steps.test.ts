import { describe, expect, test } from 'vitest'
import { missingProfileSteps, profileSteps, type StoredProfile } from './profile-steps.ts'

const EMPTY: StoredProfile = {
  firstName: null,
  lastName: null,
  profession: null,
  skillCount: 0,
  avatarUrl: null,
  biography: null,
  availability: null,
  experienceYears: null,
  city: null,
  country: null,
  websiteUrl: null,
  portfolioUrl: null,
}
const COMPLETE: StoredProfile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  profession: 'Analyst',
  skillCount: 1,
  avatarUrl: '/ada.webp',
  biography: 'Engines.',
  availability: 'available',
  experienceYears: 12,
  city: 'London',
  country: 'United Kingdom',
  websiteUrl: 'https://ada.example.com',
  portfolioUrl: 'https://ada.example.com/work',
}

describe('the steps of a profile', () => {
  test('a new person has them all to do, what publishing needs first', () => {
    expect(missingProfileSteps(EMPTY, 'professional')).toEqual(profileSteps('professional'))
  })

  test('a complete profile has none left', () => {
    expect(missingProfileSteps(COMPLETE, 'professional')).toEqual([])
  })

  test.each([
    ['a blank first name', { firstName: ' ' }, ['firstName']],
    ['no skill any more', { skillCount: 0 }, ['skill']],
    ['no picture', { avatarUrl: null }, ['avatar']],
    ['a blank biography', { biography: '\n' }, ['biography']],
    ['no country', { country: null }, []],
    ['neither city nor country', { city: '', country: null }, ['place']],
    ['no portfolio', { portfolioUrl: null }, []],
    ['neither website nor portfolio', { websiteUrl: null, portfolioUrl: null }, ['link']],
    ['no years of experience', { experienceYears: 0 }, []],
    ['no word about experience', { experienceYears: null }, ['experience']],
    ['availability unsaid', { availability: null }, ['availability']],
  ])('with %s', (_what, change, missing) => {
    expect(missingProfileSteps({ ...COMPLETE, ...change }, 'professional')).toEqual(missing)
  })

  test('a client’s profile is complete without skills', () => {
    const client = { ...COMPLETE, skillCount: 0 }

    expect(missingProfileSteps(client, 'user')).toEqual([])
    expect(profileSteps('user')).not.toContain('skill')
  })
})
