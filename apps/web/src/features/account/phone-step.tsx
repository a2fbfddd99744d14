import { isPhone, phoneDigits } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofAccount } from '../../data/account.ts'
import { useCodeDigits } from '../../data/code-digits.ts'
import { useEnrollPhone, useSendPhoneCode, useVerifyPhone } from '../../data/phone-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { FactorNameStep } from './factor-name-step.tsx'
import { StepPanel } from './step-panel.tsx'

/** Fewest digits that a number has with its country code. */
const SHORTEST = 6

type PhoneStepProps = {
  account: ProofAccount
  /** Whether what follows is being prepared. */
  waiting: boolean
  onAdded: () => void
  onCancel: () => void
}

/** Steps that add a phone: its number, then the code that was sent there. */
export function PhoneStep({ account, waiting, onAdded, onCancel }: PhoneStepProps) {
  const { t } = useTranslation()
  const { digits, lengths } = useCodeDigits('sms')
  const [number, setNumber] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const enroll = useEnrollPhone()
  const verify = useVerifyPhone()
  const send = useSendPhoneCode()
  const [name, setName] = useState(t('account.factors.phone.defaultName'))
  const challenge = send.data ?? enroll.data
  const phone = phoneDigits(number)
  const isNumber = isPhone(phone) && phone.length >= SHORTEST
  if (challenge !== undefined) {
    return (
      <StepPanel>
        <p className="text-sm text-muted">{t('account.factors.phone.sent', { number })}</p>
        <CodeEntry
          label={t('account.factors.phone.code')}
          isPrimary
          lengths={lengths}
          incomplete={t('account.factors.phone.incomplete', { digits })}
          failure={verify.error ? errorSentence(t, verify.error) : undefined}
          waiting={verify.isPending || waiting}
          onSubmit={(code) => verify.mutate({ ...challenge, code }, { onSuccess: onAdded })}
        />
        {send.error && (
          <p role="alert" className="text-sm text-danger">
            {errorSentence(t, send.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            waiting={send.isPending}
            waitingLabel={t('account.factors.phone.sending')}
            onClick={() =>
              send.mutate(challenge.factorId, {
                onSuccess: () => toast.success(t('account.factors.phone.sent', { number })),
              })
            }
          >
            {t('account.factors.phone.sendAgain')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              enroll.reset()
              send.reset()
              verify.reset()
            }}
          >
            {t('account.factors.phone.change')}
          </Button>
        </div>
      </StepPanel>
    )
  }
  return (
    <FactorNameStep
      account={account}
      why={t('account.factors.phone.why')}
      nameHint={t('account.factors.phone.nameHint')}
      defaultName={name}
      submitLabel={t('account.factors.phone.send')}
      waitingLabel={t('account.factors.phone.sending')}
      waiting={enroll.isPending}
      error={enroll.error}
      onSubmit={(asked, failed) => {
        setIsRefused(!isNumber)
        setName(asked.name)
        if (isNumber) enroll.mutate({ ...asked, phone }, { onError: failed })
      }}
      onCancel={onCancel}
    >
      <TextField
        label={t('account.factors.phone.number')}
        hint={t('account.factors.phone.numberHint')}
        type="tel"
        autoComplete="tel"
        autoFocus={number !== ''}
        value={number}
        error={isRefused && !isNumber ? t('account.factors.phone.invalid') : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
    </FactorNameStep>
  )
}
