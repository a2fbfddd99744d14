import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function Register() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const [isMailSent, setMailSent] = useState(false)
  return (
    <AuthScreen
      title={t('authPage.register.title')}
      lead={t(isMailSent ? 'authPage.mailSent' : 'authPage.register.lead')}
      footer={
        <>
          {t('authPage.register.hasAccount')}{' '}
          <TextLink isAlone to="/login" state={state}>
            {t('authPage.register.login')}
          </TextLink>
        </>
      }
    >
      <RegisterForm isMailSent={isMailSent} onMailSent={setMailSent} />
    </AuthScreen>
  )
}
