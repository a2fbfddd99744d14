import { PROFILE_FORM_COLUMNS, profileForm } from '@podium/domain'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Profile } from '../../data/profiles.ts'
import { valuesOfProfile } from './values-of-profile.ts'

const texts = { translation: { any: 'text' } } // a language without texts is none
await i18next.init({ lng: 'fr', resources: { fr: texts } })

/** Profile without a value in any other column. */
const profile = (columns: Partial<Profile>) => {
  const empty = Object.fromEntries(PROFILE_FORM_COLUMNS.map((column) => [column, null]))
  return { ...empty, hourly_rate_public: false, ...columns } as Profile
}

test('an empty profile is empty fields, not the word null', () => {
  const { hourly_rate_public: isPublic, ...fields } = valuesOfProfile(profile({}))

  expect([isPublic, new Set(Object.values(fields))]).toEqual([false, new Set([''])])
})

test('numbers are shown as people type them, zero included', () => {
  const values = valuesOfProfile(profile({ experience_years: 0, hourly_rate: 82.5 }))

  expect([values.experience_years, values.hourly_rate]).toEqual(['0', '82,5'])
})

test('what is shown of a stored profile is stored again unchanged', () => {
  const stored = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    profession: 'Mathématicienne',
    experience_years: 12,
    hourly_rate: 1082.5,
    hourly_rate_public: true,
    availability_status: 'busy',
    website_url: 'https://example.org/',
    city: null,
  } as const

  expect(profileForm.parse(valuesOfProfile(profile(stored)))).toMatchObject(stored)
})
