import type { Database } from './database-types.ts'
import { AVAILABILITY_STATUSES } from './limits.ts'

type Views = Database['public']['Views']

/** Profile of a person as stored: the columns of both views but the id. */
export type ProfileRow = Omit<
  Views['profiles']['Row'] & Views['professional_profiles']['Row'],
  'id'
>

/**
 * Steps to a complete profile, the most useful first: what publishing needs, then what others look
 * for. A step is done when one of its fields is filled in; `skill` has no field of the profile.
 */
export const PROFILE_STEPS = [
  'first_name',
  'last_name',
  'profession',
  'skill',
  'avatar',
  'biography',
  'availability',
  'rate',
  'experience',
  'place',
  'link',
] as const
export type ProfileStep = (typeof PROFILE_STEPS)[number]

/** Description of a profile's column, from which forms, requests, limits and progress follow. */
export type ProfileField = {
  /** View that has the column. */
  view: 'profiles' | 'professional_profiles'
  /** Required by the form and for publishing (specification §4); others may be left empty. */
  isRequired?: boolean
  /** Step to a complete profile that the field belongs to; without one it does not count. */
  step?: ProfileStep
} & FieldKind

/**
 * Kind of a field's value. `max` is the longest text in characters or the largest number; the
 * database's constraint says the same. A picture is stored with its upload, not by the form.
 */
type FieldKind =
  | { kind: 'text' | 'web_address' | 'picture'; max: number }
  | { kind: 'whole_number' | 'decimal_number'; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'yes_or_no' }

/** Fields that every member reads; an hourly rate only where its owner shows it. */
const PUBLIC_FIELDS = {
  first_name: { view: 'profiles', kind: 'text', max: 100, isRequired: true, step: 'first_name' },
  last_name: { view: 'profiles', kind: 'text', max: 100, isRequired: true, step: 'last_name' },
  avatar_url: { view: 'profiles', kind: 'picture', max: 2000, step: 'avatar' },
  biography: { view: 'profiles', kind: 'text', max: 2000, step: 'biography' },
  city: { view: 'profiles', kind: 'text', max: 100, step: 'place' },
  country: { view: 'profiles', kind: 'text', max: 100, step: 'place' },
  website_url: { view: 'profiles', kind: 'web_address', max: 2000, step: 'link' },
  profession: {
    view: 'professional_profiles',
    kind: 'text',
    max: 120,
    isRequired: true,
    step: 'profession',
  },
  experience_years: {
    view: 'professional_profiles',
    kind: 'whole_number',
    max: 100,
    step: 'experience',
  },
  availability_status: {
    view: 'professional_profiles',
    kind: 'choice',
    options: AVAILABILITY_STATUSES,
    step: 'availability',
  },
  portfolio_url: { view: 'professional_profiles', kind: 'web_address', max: 2000, step: 'link' },
  hourly_rate: {
    view: 'professional_profiles',
    kind: 'decimal_number',
    max: 99_999_999.99,
    step: 'rate',
  },
  hourly_rate_public: { view: 'professional_profiles', kind: 'yes_or_no' },
} satisfies Record<string, ProfileField>

/** Fields that only their owner and admins read (decisions row 21); others get null. */
const PRIVATE_FIELDS = {
  phone_number: { view: 'profiles', kind: 'text', max: 30 },
  address: { view: 'profiles', kind: 'text', max: 200 },
  postal_code: { view: 'profiles', kind: 'text', max: 20 },
} satisfies Record<string, ProfileField>

/** Every column of a profile. It is keyed by the generated row types, so a column without a description does not compile. */
export const PROFILE_FIELDS: Record<keyof ProfileRow, ProfileField> = {
  ...PUBLIC_FIELDS,
  ...PRIVATE_FIELDS,
}

/** Names of those columns. `Object.keys` returns plain strings: the cast gives them back the type of the record. */
export const PROFILE_COLUMNS = Object.keys(PROFILE_FIELDS) as (keyof ProfileRow)[]

/** Profile of a person as other members see it. */
export type PublicProfileRow = Pick<ProfileRow, keyof typeof PUBLIC_FIELDS>

/** Columns of a view that other members read, as a `select` of the data API. */
export const publicColumns = (view: ProfileField['view']): string =>
  Object.entries<ProfileField>(PUBLIC_FIELDS)
    .filter(([, field]) => field.view === view)
    .map(([column]) => column)
    .join(',')
