import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { RequiredFactorStep } from '../features/account/required-factor-step.tsx'
import { AuthScreen } from '../features/auth/auth-screen.tsx'
import { useSession } from '../lib/session-store.ts'
import { wayBack } from '../lib/way-back.ts'

/** Screen of a person whose role needs a second factor by now: they add one, and go on to where they were going. */
export function RequiredFactor() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useSession()
  // The session is good as soon as the factor is added; its recovery codes are shown first.
  const [isDone, setIsDone] = useState(status === 'signed-in')
  if (isDone) return <Navigate replace to={wayBack(state) ?? '/dashboard'} />
  return (
    <AuthScreen title={t('account.required.title')} lead={t('account.required.lead')}>
      <RequiredFactorStep onDone={() => setIsDone(true)} />
    </AuthScreen>
  )
}
