import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../data/profiles.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { profileEditorForm, valuesOf } from './profile-form-values.ts'

/** The profile editor's form, with what was typed and not saved when it was last left. */
export function useProfileForm(profile: Profile) {
  const form = useForm({
    resolver: zodResolver(profileEditorForm),
    defaultValues: valuesOf(profile),
  })
  useFormDraft(form, `profile.${profile.id}`)
  return form
}
