import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveProfile } from '../../data/profiles.ts'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { AboutFields } from './about-fields.tsx'
import { PrivateFields } from './private-fields.tsx'
import type { ProfileEditorForm } from './profile-fields.ts'
import { SaveBar } from './save-bar.tsx'
import { WorkFields } from './work-fields.tsx'

type ProfileFormProps = { personId: string; form: ProfileEditorForm }

/** Editor of one's own profile (specification §5 "Profile form"). Typed values stay when saving fails. */
export function ProfileForm({ personId, form }: ProfileFormProps) {
  const { t } = useTranslation()
  const save = useSaveProfile(personId)
  const { handleSubmit, reset, getValues } = form
  const { isDirty } = form.formState

  useEffect(() => {
    const field = document.activeElement
    // The save bar, which sticks from now on, must not cover the field being typed in.
    if (isDirty && field?.matches('input, textarea, select'))
      field.scrollIntoView({ block: 'nearest' })
  }, [isDirty])

  const handleSave = handleSubmit((changes) => {
    const typed = getValues()
    save.mutate(changes, {
      onSuccess: () => {
        // Values typed since then stay, and count as unsaved.
        reset(typed, { keepValues: true })
        toast.success(t('profile.saved'))
      },
    })
  })
  return (
    <Card className="p-5 sm:p-6">
      <Form onSubmit={(event) => void handleSave(event)} className="gap-8">
        <p className="text-sm text-muted">{t('profile.needed')}</p>
        <AboutFields form={form} />
        <WorkFields form={form} />
        <PrivateFields form={form} />
        <SaveBar isDirty={isDirty} saving={save.isPending} error={save.error} />
      </Form>
    </Card>
  )
}
