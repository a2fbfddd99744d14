import type { ProfileStep } from '@podium/domain'

/** Name of the control for each step. */
export const STEP_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  profession: 'profession',
  skill: 'skill',
  avatar: 'avatar',
  biography: 'biography',
  availability: 'availability_status',
  experience: 'experience_years',
  place: 'city',
  link: 'website_url',
} as const satisfies Record<ProfileStep, string>
