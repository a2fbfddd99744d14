import { zodResolver } from '@hookform/resolvers/zod'
import { deleteAccountForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type DeletionFormProps = {
  /** Address that has to be typed. */
  email: string
  /** Reason of the last failure. */
  error: unknown
  waiting: boolean
  onSubmit: (password: string) => void
  onCancel: () => void
}

/** Form that confirms the deletion by password and address. */
export function DeletionForm({ email, error, waiting, onSubmit, onCancel }: DeletionFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deleteAccountForm(email)),
    defaultValues: { password: '', email: '' },
  })
  const { errors } = formState
  return (
    <Form
      className="mt-6"
      failure={error ? errorSentence(t, error) : undefined}
      onSubmit={handleSubmit(({ password }) => onSubmit(password))}
    >
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('account.deletion.password')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        error={fieldError(t, errors.password)}
      />
      <TextField
        {...register('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('account.deletion.confirmation', { email })}
        error={fieldError(t, errors.email)}
      />
      <FormActions
        submitLabel={t('account.deletion.submit')}
        waiting={waiting}
        waitingLabel={t('account.deletion.submitting')}
        danger
        onCancel={onCancel}
      />
    </Form>
  )
}
