import { PASSWORD_MIN_LENGTH } from '@podium/domain'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/password-field.tsx'

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'label'
> & {
  label: 'auth.password' | 'auth.newPassword' | 'auth.confirmPassword'
}

/** Field of a new password, or of its confirmation. */
export function NewPasswordField({ label, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const again = label === 'auth.confirmPassword'
  return (
    <PasswordField
      {...rest}
      label={t(label)}
      showLabel={t(again ? 'auth.showConfirmation' : 'auth.showPassword')}
      hideLabel={t(again ? 'auth.hideConfirmation' : 'auth.hidePassword')}
      autoComplete="new-password"
      minLength={PASSWORD_MIN_LENGTH}
    />
  )
}
