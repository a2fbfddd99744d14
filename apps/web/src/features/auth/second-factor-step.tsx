import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SecondFactors, secondFactorsQuery } from '../../data/second-factors.ts'
import { canAskSecurityKey } from '../../data/security-keys.ts'
import { useLeave } from '../../data/session.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthenticatorCode } from './authenticator-code.tsx'
import { PhoneCode } from './phone-code.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { SecurityKeyStep } from './security-key-step.tsx'

/** Step of a sign-in that asks for the second factor, by any that the person has. */
export function SecondFactorStep() {
  const { t } = useTranslation()
  const query = useQuery(secondFactorsQuery())
  const leave = useLeave()
  return (
    <div className="grid gap-5">
      <Loaded
        query={query}
        loading={<Spinner label={t('common.loading')} />}
        sentence={(error) => errorSentence(t, error)}
      >
        {(factors) => <Ways factors={factors} />}
      </Loaded>
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

type Way = 'key' | 'app' | 'phone' | 'recoveryCode'

/** Texts of the buttons that lead to each way. */
const LABELS = {
  key: 'authPage.factor.useKey',
  app: 'authPage.factor.useAuthenticator',
  phone: 'authPage.factor.usePhone',
  recoveryCode: 'authPage.factor.useRecoveryCode',
} as const satisfies Record<Way, string>

/** Ways to show a second factor, the easiest first. */
function waysOf({ authenticators, securityKeys, phones, recoveryCodes }: SecondFactors): Way[] {
  const key: Way[] = securityKeys.length > 0 ? ['key'] : []
  const app: Way[] = authenticators.length > 0 ? ['app'] : []
  const phone: Way[] = phones.length > 0 ? ['phone'] : []
  const code: Way[] = recoveryCodes === null ? [] : ['recoveryCode']
  return canAskSecurityKey()
    ? [...key, ...app, ...phone, ...code]
    : [...app, ...phone, ...key, ...code]
}

function Ways({ factors }: { factors: SecondFactors }) {
  const { t } = useTranslation()
  const ways = waysOf(factors)
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? ways[0]
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is gone: the first control of the step that is shown takes the focus.
  useEffect(() => {
    const controls = way === 'key' || way === 'phone' ? 'button' : 'select, input'
    panel.current?.querySelector<HTMLElement>(controls)?.focus()
  }, [way])
  const [securityKey] = factors.securityKeys
  const [phone] = factors.phones
  return (
    <div ref={panel} className="grid gap-5">
      {way === 'key' && securityKey && <SecurityKeyStep factorId={securityKey.id} />}
      {way === 'app' && <AuthenticatorCode authenticators={factors.authenticators} />}
      {way === 'phone' && phone && <PhoneCode factorId={phone.id} />}
      {way === 'recoveryCode' && <RecoveryCode />}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="secondary" onClick={() => setChosen(other)}>
            {t(LABELS[other])}
          </Button>
        ))}
    </div>
  )
}
