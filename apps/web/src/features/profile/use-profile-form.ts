import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../data/profiles.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { profileEditorForm, valuesOf } from './profile-form-values.ts'

/** Form of the profile editor, with the draft of unsaved values. */
export function useProfileForm(profile: Profile) {
  const form = useForm({
    resolver: zodResolver(profileEditorForm),
    defaultValues: valuesOf(profile),
  })
  useFormDraft(form, `profile.${profile.id}`)
  return form
}
