import { CODE_LENGTHS } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
import { useEnrollPhone, useVerifyPhone } from '../../data/phone-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FactorNameStep } from './factor-name-step.tsx'
import { StepPanel } from './step-panel.tsx'

/** Number with its country code, as people write it. */
const NUMBER = /^\+?[1-9][0-9 ().-]{5,24}$/

type PhoneStepProps = {
  account: OwnAccount
  /** Whether what follows is being prepared. */
  waiting: boolean
  onAdded: () => void
  onCancel: () => void
}

/** Steps that add a phone: its number, then the code that was sent there. */
export function PhoneStep({ account, waiting, onAdded, onCancel }: PhoneStepProps) {
  const { t } = useTranslation()
  const [number, setNumber] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const enroll = useEnrollPhone()
  const verify = useVerifyPhone()
  const challenge = enroll.data
  const isNumber = NUMBER.test(number.trim())
  if (challenge !== undefined) {
    return (
      <StepPanel>
        <p className="text-sm text-muted">{t('account.factors.phone.sent', { number })}</p>
        <CodeEntry
          label={t('account.factors.phone.code')}
          lengths={CODE_LENGTHS}
          incomplete={t('account.factors.phone.incomplete')}
          failure={verify.error ? errorSentence(t, verify.error) : undefined}
          waiting={verify.isPending || waiting}
          onSubmit={(code) => verify.mutate({ ...challenge, code }, { onSuccess: onAdded })}
        />
      </StepPanel>
    )
  }
  return (
    <FactorNameStep
      account={account}
      why={t('account.factors.phone.why')}
      nameHint={t('account.factors.phone.nameHint')}
      defaultName={t('account.factors.phone.defaultName')}
      submitLabel={t('account.factors.phone.send')}
      waitingLabel={t('account.factors.phone.sending')}
      waiting={enroll.isPending}
      error={enroll.error}
      onSubmit={(asked, failed) => {
        setIsRefused(!isNumber)
        const phone = number.replaceAll(/[^0-9+]/g, '')
        if (isNumber) enroll.mutate({ ...asked, phone }, { onError: failed })
      }}
      onCancel={onCancel}
    >
      <TextField
        label={t('account.factors.phone.number')}
        hint={t('account.factors.phone.numberHint')}
        type="tel"
        autoComplete="tel"
        value={number}
        error={isRefused && !isNumber ? t('account.factors.phone.invalid') : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
    </FactorNameStep>
  )
}
