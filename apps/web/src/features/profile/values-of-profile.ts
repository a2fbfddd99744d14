import { PROFILE_FORM_COLUMNS, type ProfileFormValues } from '@podium/domain'
import type { Profile } from '../../data/profiles.ts'
import { typedNumber } from '../../lib/format.ts'

/** Values of the profile editor for a stored profile: numbers as people type them, null as an empty field. */
export const valuesOfProfile = (profile: Profile) =>
  Object.fromEntries(
    PROFILE_FORM_COLUMNS.map((column) => [column, typedValue(profile[column])]),
  ) as ProfileFormValues // Object.fromEntries forgets the keys

function typedValue(stored: string | number | boolean | null) {
  if (stored === null) return ''
  return typeof stored === 'number' ? typedNumber(stored) : stored
}
