import { useTranslation } from 'react-i18next'
import type { ProofAccount } from '../../data/account.ts'
import { useAddSecurityKey } from '../../data/security-keys.ts'
import { FactorNameStep } from './factor-name-step.tsx'

type SecurityKeyStepProps = {
  account: ProofAccount
  /** Whether what follows is being prepared. */
  waiting: boolean
  onAdded: () => void
  onCancel: () => void
}

/** Step that names a security key and asks the browser for it. */
export function SecurityKeyStep({ account, waiting, onAdded, onCancel }: SecurityKeyStepProps) {
  const { t } = useTranslation()
  const add = useAddSecurityKey()
  return (
    <FactorNameStep
      account={account}
      why={t('account.factors.keys.why')}
      nameHint={t('account.factors.keys.nameHint')}
      defaultName={t('account.factors.keys.defaultName')}
      submitLabel={t('account.factors.continue')}
      waitingLabel={t('account.factors.keys.asking')}
      waiting={add.isPending || waiting}
      error={add.error}
      onSubmit={(asked, failed) => add.mutate(asked, { onSuccess: onAdded, onError: failed })}
      onCancel={onCancel}
    />
  )
}
