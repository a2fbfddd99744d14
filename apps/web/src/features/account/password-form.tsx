import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../data/account.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { SettingForm } from './setting-form.tsx'

type PasswordFormProps = {
  /** Address of the account, for password managers. */
  email: string
  onDone: () => void
  onCancel: () => void
}

/** Form for a new password, confirmed by the present one. */
export function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const { t } = useTranslation()
  const change = useChangePassword()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState
  return (
    <SettingForm
      failure={change.error && errorSentence(t, change.error)}
      submit={t('account.password.submit')}
      submitting={t('account.password.submitting')}
      waiting={change.isPending}
      onSubmit={handleSubmit((form) => change.mutate(form, { onSuccess: onDone }))}
      onCancel={onCancel}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        {...register('currentPassword')}
        autoFocus
        label={t('account.password.current')}
        error={fieldError(t, errors.currentPassword)}
      />
      <PasswordField
        {...register('password')}
        label={t('auth.newPassword')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="new-password"
        error={fieldError(t, errors.password)}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t('auth.confirmPassword')}
        showLabel={t('auth.showConfirmation')}
        hideLabel={t('auth.hideConfirmation')}
        autoComplete="new-password"
        error={fieldError(t, errors.confirmPassword)}
      />
    </SettingForm>
  )
}
