import { z } from 'zod'
import { AVAILABILITY_STATUSES, EXPERIENCE_YEARS_MAX, HOURLY_RATE_MAX, LIMITS } from '../limits.ts'
import {
  number,
  optionalAddress,
  optionalChoice,
  optionalNumber,
  optionalText,
  requiredText,
} from './fields.ts'

const { profiles, professional_profiles } = LIMITS

/**
 * Fields of the profile editor stored in `profiles` (specification §5 "Profile form"): texts in, a
 * row's changes out.
 */
export const profileForm = z.object({
  first_name: requiredText(profiles.first_name),
  last_name: requiredText(profiles.last_name),
  phone_number: optionalText(profiles.phone_number),
  address: optionalText(profiles.address),
  city: optionalText(profiles.city),
  postal_code: optionalText(profiles.postal_code),
  country: optionalText(profiles.country),
  biography: optionalText(profiles.biography),
  website_url: optionalAddress(profiles.website_url),
})

/** Fields of the profile editor stored in `professional_profiles`. */
export const professionalProfileForm = z.object({
  profession: requiredText(professional_profiles.profession),
  experience_years: optionalNumber(number(EXPERIENCE_YEARS_MAX).int('not_a_number')),
  hourly_rate: optionalNumber(number(HOURLY_RATE_MAX)),
  hourly_rate_public: z.boolean(),
  availability_status: optionalChoice(AVAILABILITY_STATUSES),
  portfolio_url: optionalAddress(professional_profiles.portfolio_url),
})
