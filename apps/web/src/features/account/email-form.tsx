import { zodResolver } from '@hookform/resolvers/zod'
import { changeEmailForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangeEmail } from '../../data/account.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SettingForm } from './setting-form.tsx'

type EmailFormProps = {
  /** Present address. */
  email: string
  onClose: () => void
}

/** Form for another address. */
export function EmailForm({ email, onClose }: EmailFormProps) {
  const { t } = useTranslation()
  const change = useChangeEmail()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(changeEmailForm),
    defaultValues: { email: '' },
  })
  const { errors } = formState
  const handleChange = handleSubmit((form) => {
    if (form.email.toLowerCase() !== email.toLowerCase()) {
      return change.mutate(form.email, { onSuccess: onClose })
    }
    setError('email', { type: 'same' })
    setFocus('email')
  })
  return (
    <SettingForm
      failure={change.error && errorSentence(t, change.error)}
      submit={t('account.email.submit')}
      submitting={t('account.email.submitting')}
      waiting={change.isPending}
      onSubmit={(event) => void handleChange(event)}
      onCancel={onClose}
    >
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        autoFocus
        label={t('account.email.label')}
        hint={t('account.email.hint')}
        error={
          errors.email?.type === 'same' ? t('account.email.same') : fieldError(t, errors.email)
        }
      />
    </SettingForm>
  )
}
