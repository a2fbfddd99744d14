import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function ResetPassword() {
  const { t } = useTranslation()
  // The address to return to is passed on.
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AuthScreen
      title={t('authPage.resetPassword.title')}
      lead={t(sentTo === undefined ? 'authPage.resetPassword.lead' : 'authPage.mailSent')}
      footer={
        <TextLink isAlone to="/login" state={state}>
          {t('authPage.resetPassword.back')}
        </TextLink>
      }
    >
      <ResetPasswordForm sentTo={sentTo} onSent={setSentTo} />
    </AuthScreen>
  )
}
