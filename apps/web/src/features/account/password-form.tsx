import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type OwnAccount, useChangePassword } from '../../data/account.ts'
import { fieldError } from '../../lib/field-error.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { ProofCodeField } from './proof-code-field.tsx'
import { SettingForm } from './setting-form.tsx'
import { useProofCode } from './use-proof-code.ts'

type PasswordFormProps = {
  account: OwnAccount
  onDone: () => void
  onCancel: () => void
}

/** Form for a new password, confirmed by the present one if there is one. */
export function PasswordForm({ account, onDone, onCancel }: PasswordFormProps) {
  const { email, hasPassword } = account
  const { t } = useTranslation()
  const change = useChangePassword()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(changePasswordForm(account)),
    defaultValues: { currentPassword: '', code: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const proof = useProofCode({ account, error: change.error, onMissing: () => setFocus('code') })
  return (
    <SettingForm
      failure={proof.failure}
      submit={t(hasPassword ? 'account.password.submit' : 'account.firstPassword.submit')}
      submitting={t('account.password.submitting')}
      waiting={change.isPending}
      onSubmit={handleSubmit((form) =>
        change.mutate(form, { onSuccess: onDone, onError: proof.handleFailure }),
      )}
      onCancel={onCancel}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <CurrentPasswordField
          {...register('currentPassword')}
          autoFocus
          label={t('account.password.current')}
          error={fieldError(t, errors.currentPassword)}
        />
      )}
      <PasswordField
        {...register('password')}
        autoFocus={!hasPassword}
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
      {proof.isAsked && <ProofCodeField {...register('code')} account={account} proof={proof} />}
    </SettingForm>
  )
}
