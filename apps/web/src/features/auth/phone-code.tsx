import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeDigits } from '../../data/code-digits.ts'
import { useSendPhoneCode, useVerifyPhone } from '../../data/phone-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { Form } from '../../ui/form.tsx'

/** Form that sends a code to the person's phone, and then takes it. */
export function PhoneCode({ factorId }: { factorId: string }) {
  const { t } = useTranslation()
  const { digits, lengths } = useCodeDigits('sms')
  const send = useSendPhoneCode()
  const verify = useVerifyPhone()
  const challenge = send.data
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (challenge) field.current?.querySelector('input')?.focus()
  }, [challenge])
  return (
    <Form
      failure={send.error && errorSentence(t, send.error)}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(factorId)
      }}
    >
      <p className="text-sm text-muted">
        {t(`authPage.factor.${challenge === undefined ? 'phoneHint' : 'phoneSent'}`)}
      </p>
      {challenge !== undefined && (
        <div ref={field}>
          <CodeEntry
            label={t('authPage.factor.phoneCode')}
            lengths={lengths}
            incomplete={t('authPage.factor.phoneIncomplete', { digits })}
            failure={verify.error ? errorSentence(t, verify.error) : undefined}
            waiting={verify.isPending}
            onSubmit={(code) => verify.mutate({ ...challenge, code })}
          />
        </div>
      )}
      <Button
        type="submit"
        variant={challenge === undefined ? 'primary' : 'secondary'}
        waiting={send.isPending}
        waitingLabel={t('authPage.factor.sendingCode')}
      >
        {t(`authPage.factor.${challenge === undefined ? 'sendCode' : 'sendAgain'}`)}
      </Button>
    </Form>
  )
}
