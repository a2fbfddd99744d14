import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnFactor, useVerifyAuthenticator } from '../../data/second-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const DIGITS = 6

/** Form for a code of one's authenticator; where there are several, it asks which. */
export function AuthenticatorCode({ authenticators }: { authenticators: readonly OwnFactor[] }) {
  const { t } = useTranslation()
  const verify = useVerifyAuthenticator()
  const [chosen, setChosen] = useState<string>()
  const [code, setCode] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isWhole = code.length === DIGITS
  const id = chosen ?? authenticators[0]?.id

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(!isWhole)
    if (isWhole && id !== undefined) verify.mutate({ id, code })
  }
  return (
    <Form onSubmit={handleSubmit} failure={verify.error && errorSentence(t, verify.error)}>
      {authenticators.length > 1 && (
        <Select
          label={t('authPage.factor.which')}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
          options={authenticators.map(({ id: value, name }) => ({
            value,
            label: name ?? t('authPage.factor.unnamed'),
          }))}
        />
      )}
      <TextField
        label={t('authPage.factor.code')}
        hint={t('authPage.factor.codeHint')}
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isRefused && !isWhole ? t('authPage.factor.incomplete') : undefined}
      />
      <Button
        type="submit"
        waiting={verify.isPending}
        waitingLabel={t('authPage.factor.submitting')}
      >
        {t('authPage.factor.submit')}
      </Button>
    </Form>
  )
}
