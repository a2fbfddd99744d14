import { professionalProfileForm, profileForm } from '@podium/domain'
import type { z } from 'zod'
import type { Profile } from '../../data/profiles.ts'
import { typedNumber } from '../../lib/format.ts'

/** Schema of the profile editor: both tables of a profile, numbers as people type them. */
export const profileEditorForm = profileForm.extend(professionalProfileForm.shape)

export type ProfileFormValues = z.input<typeof profileEditorForm>

export function valuesOf(profile: Profile): ProfileFormValues {
  return {
    first_name: profile.first_name ?? '',
    last_name: profile.last_name ?? '',
    phone_number: profile.phone_number ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    postal_code: profile.postal_code ?? '',
    country: profile.country ?? '',
    biography: profile.biography ?? '',
    website_url: profile.website_url ?? '',
    profession: profile.profession ?? '',
    experience_years: profile.experience_years?.toString() ?? '',
    hourly_rate: profile.hourly_rate === null ? '' : typedNumber(profile.hourly_rate),
    hourly_rate_public: profile.hourly_rate_public,
    availability_status: profile.availability_status ?? '',
    portfolio_url: profile.portfolio_url ?? '',
  }
}
