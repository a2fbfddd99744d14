import type { ProfileStep } from '@podium/domain'

/** The name of the control in which a step is done. */
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
