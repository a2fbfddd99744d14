import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { SecondFactorStep } from '../features/auth/second-factor-step.tsx'
import { UpdatePasswordForm } from '../features/auth/update-password-form.tsx'
import { arrival } from '../lib/arrival.ts'
import { useSession } from '../lib/session-store.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextLink } from '../ui/text-link.tsx'

const REDIRECT_MS = 3000

/** Page of a reset mail's link; without its token only the way to a new link. */
export function UpdatePassword() {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const { status } = useSession()
  const open = arrival.hasAccessToken && !done
  useLeaveForLogin(done)
  if (open && status === 'second-factor') {
    return (
      <AuthScreen key="factor" title={t('authPage.factor.title')} lead={t('authPage.factor.lead')}>
        <SecondFactorStep />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen
      key="password"
      title={t('authPage.updatePassword.title')}
      lead={open ? t('authPage.updatePassword.lead') : undefined}
    >
      {done && (
        <Notice tone="success" role="status">
          {t('authPage.updatePassword.success')}
        </Notice>
      )}
      {open && status === 'loading' && <Spinner label={t('common.loading')} />}
      {open && status !== 'loading' && <UpdatePasswordForm onDone={() => setDone(true)} />}
      {!open && !done && (
        <div className="grid justify-items-start gap-5">
          <Notice tone="danger" role="alert" className="w-full">
            {t('authPage.updatePassword.invalidLink')}
          </Notice>
          <TextLink to="/reset-password">{t('authPage.updatePassword.requestNewLink')}</TextLink>
        </div>
      )}
    </AuthScreen>
  )
}

function useLeaveForLogin(done: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])
}
