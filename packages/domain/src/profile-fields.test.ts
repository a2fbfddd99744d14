import { expect, test } from 'vitest'
import { PROFILE_FIELDS, publicColumns } from './profile-fields.ts'

test('other members read the public columns of each view, and no private one', () => {
  expect(publicColumns('profiles')).toBe(
    'first_name,last_name,avatar_url,biography,city,country,website_url',
  )
  for (const column of publicColumns('professional_profiles').split(',')) {
    expect(PROFILE_FIELDS).toHaveProperty([column, 'view'], 'professional_profiles')
  }
})
