import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function Login() {
  const { t } = useTranslation()
  // Where the person was going goes along: a new account leads there as well.
  const { state } = useLocation()
  return (
    <AuthScreen
      title={t('authPage.login.title')}
      lead={t('authPage.login.lead')}
      footer={
        <>
          {t('authPage.login.noAccount')}{' '}
          <TextLink to="/register" state={state}>
            {t('authPage.login.register')}
          </TextLink>
        </>
      }
    >
      <LoginForm />
    </AuthScreen>
  )
}
