import { PROFILE_FIELDS, type ProfileFormValues } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fieldError } from '../../lib/field-error.ts'
import type { useProfileForm } from './use-profile-form.ts'

export type ProfileEditorForm = ReturnType<typeof useProfileForm>

/** Props of the editor's controls by field name: registration, label, longest text, and what is wrong with the value. */
export function useProfileFields({ register, formState: { errors } }: ProfileEditorForm) {
  const { t } = useTranslation()
  const common = (name: keyof ProfileFormValues) => ({
    ...register(name),
    label: t(`profile.fields.${name}`),
  })
  const checked = (name: keyof ProfileFormValues) => ({
    ...common(name),
    longest: longestOf(name),
    error: fieldError(t, errors[name]),
  })
  return {
    required: (name: keyof ProfileFormValues) => ({ ...checked(name), required: true }),
    optional: checked,
    checkbox: common,
  }
}

/** Most characters of a text. */
function longestOf(name: keyof ProfileFormValues): number | undefined {
  const field = PROFILE_FIELDS[name]
  return field.kind === 'text' ? field.max : undefined
}
