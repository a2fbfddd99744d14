import { zodResolver } from '@hookform/resolvers/zod'
import { profileForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../data/profiles.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { valuesOfProfile } from './values-of-profile.ts'

/** Form of the profile editor, with the draft of unsaved values. */
export function useProfileForm(profile: Profile) {
  const form = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: valuesOfProfile(profile),
  })
  useFormDraft(form, `profile.${profile.id}`)
  return form
}
