import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { SecondFactorStep } from '../features/auth/second-factor-step.tsx'
import { arrival } from '../lib/arrival.ts'
import { useSession } from '../lib/session-store.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function Login() {
  const { t } = useTranslation()
  // The address to return to is passed on: a new account leads there as well.
  const { state } = useLocation()
  const session = useSession()
  const why = session.status === 'signed-out' ? session.why : undefined
  if (session.status === 'second-factor') {
    return (
      <AuthScreen key="factor" title={t('authPage.factor.title')} lead={t('authPage.factor.lead')}>
        <SecondFactorStep />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen
      key="login"
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
      {why === 'ended' && (
        <Notice tone="info" role="status" className="mb-6">
          {t('authPage.login.ended')}
        </Notice>
      )}
      {why === 'visitor' && arrival.isUsedConfirmation && (
        <Notice tone="success" role="status" className="mb-6">
          {t('errors.email_already_confirmed')}
        </Notice>
      )}
      <LoginForm />
    </AuthScreen>
  )
}
