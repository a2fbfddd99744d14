import { zodResolver } from '@hookform/resolvers/zod'
import { inviteForm, SIGN_UP_ROLES } from '@podium/domain'
import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useInvite } from '../../data/users.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Dialog } from '../../ui/dialogs.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Dialog that invites a person: creates the account and mails a link to choose a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const invite = useInvite()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(inviteForm),
    defaultValues: { email: '', role: 'user', language: currentLanguage() },
  })
  const send = handleSubmit((form) =>
    invite.mutate(form, {
      onSuccess: () => {
        toast.success(t('users.done.invited', { email: form.email }))
        onClose()
      },
    }),
  )
  return (
    <Dialog
      open
      title={t('users.invite.title')}
      description={t('users.invite.message')}
      onClose={onClose}
    >
      <Form onSubmit={send} failure={invite.error && errorSentence(t, invite.error)}>
        <TextField
          {...register('email')}
          type="email"
          autoComplete="off"
          label={t('auth.email')}
          error={fieldError(t, formState.errors.email)}
        />
        <RadioGroup
          {...register('role')}
          label={t('users.invite.role')}
          options={SIGN_UP_ROLES.map((value) => ({ value, label: t(`auth.roles.${value}`) }))}
        />
        <Select
          {...register('language')}
          label={t('users.invite.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <FormActions
          submitLabel={t('users.invite.submit')}
          waiting={invite.isPending}
          waitingLabel={t('users.invite.submitting')}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
