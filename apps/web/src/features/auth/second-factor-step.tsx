import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { secondFactorsQuery } from '../../data/second-factors.ts'
import { useLeave } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { AuthenticatorCode } from './authenticator-code.tsx'
import { RecoveryCode } from './recovery-code.tsx'

/** Step of a sign-in that asks for the second factor: a code of the authenticator, or a recovery code. */
export function SecondFactorStep() {
  const { t } = useTranslation()
  const { data } = useQuery(secondFactorsQuery())
  const [byRecoveryCode, setByRecoveryCode] = useState(false)
  const leave = useLeave()
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is gone: the field of the step that is shown takes the focus.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(byRecoveryCode ? 'input' : 'select, input')?.focus()
  }, [byRecoveryCode])
  return (
    <div ref={panel} className="grid gap-5">
      {byRecoveryCode ? (
        <RecoveryCode />
      ) : (
        <AuthenticatorCode authenticators={data?.authenticators ?? []} />
      )}
      <Button variant="secondary" onClick={() => setByRecoveryCode(!byRecoveryCode)}>
        {t(`authPage.factor.${byRecoveryCode ? 'useAuthenticator' : 'useRecoveryCode'}`)}
      </Button>
      <Button
        variant="ghost"
        waiting={leave.isPending}
        waitingLabel={t('authPage.factor.leaving')}
        onClick={() => leave.mutate()}
      >
        {t('authPage.factor.leave')}
      </Button>
    </div>
  )
}
