import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecoveryCode } from '../../data/second-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Form for a recovery code, in place of the authenticator's. */
export function RecoveryCode() {
  const { t } = useTranslation()
  const use = useRecoveryCode()
  const [code, setCode] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isEmpty = code.trim() === ''

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(isEmpty)
    if (!isEmpty) use.mutate(code)
  }
  return (
    <Form onSubmit={handleSubmit} failure={use.error && errorSentence(t, use.error)}>
      <TextField
        label={t('authPage.factor.recoveryCode')}
        hint={t('authPage.factor.recoveryCodeHint')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        longest={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isRefused && isEmpty ? t('authPage.factor.recoveryCodeMissing') : undefined}
      />
      <Button type="submit" waiting={use.isPending} waitingLabel={t('authPage.factor.submitting')}>
        {t('authPage.factor.submit')}
      </Button>
    </Form>
  )
}
