import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type CurrentPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel'
>

/** Field of the present password, with a link for those who have forgotten it. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1.5">
      <PasswordField
        {...props}
        showLabel={t('account.password.showCurrent')}
        hideLabel={t('account.password.hideCurrent')}
        autoComplete="current-password"
      />
      <TextLink to="/reset-password" className="justify-self-start text-sm">
        {t('account.password.forgotten')}
      </TextLink>
    </div>
  )
}
