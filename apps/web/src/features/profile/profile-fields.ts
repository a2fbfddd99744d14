import { useTranslation } from 'react-i18next'
import { fieldError } from '../../lib/field-error.ts'
import type { ProfileFormValues } from './profile-form-values.ts'
import type { useProfileForm } from './use-profile-form.ts'

export type ProfileEditorForm = ReturnType<typeof useProfileForm>

/** Label of each field of the profile editor. */
const LABELS = {
  first_name: 'firstName',
  last_name: 'lastName',
  biography: 'biography',
  city: 'city',
  country: 'country',
  website_url: 'websiteUrl',
  profession: 'profession',
  experience_years: 'experienceYears',
  availability_status: 'availability',
  hourly_rate: 'hourlyRate',
  hourly_rate_public: 'hourlyRatePublic',
  portfolio_url: 'portfolioUrl',
  phone_number: 'phoneNumber',
  address: 'address',
  postal_code: 'postalCode',
} as const satisfies Record<keyof ProfileFormValues, string>

/** Props of the editor's controls by field name: registration, label, and what is wrong with the value. */
export function useProfileFields({ register, formState: { errors } }: ProfileEditorForm) {
  const { t } = useTranslation()
  const common = (name: keyof ProfileFormValues) => ({
    ...register(name),
    label: t(`profile.fields.${LABELS[name]}`),
  })
  const checked = (name: keyof ProfileFormValues) => ({
    ...common(name),
    error: fieldError(t, errors[name]),
  })
  return {
    required: (name: keyof ProfileFormValues) => ({ ...checked(name), required: true }),
    optional: (name: keyof ProfileFormValues) => ({
      ...checked(name),
      optional: t('common.optional'),
    }),
    checkbox: common,
  }
}
