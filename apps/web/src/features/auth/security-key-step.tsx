import { useTranslation } from 'react-i18next'
import { useShowSecurityKey } from '../../data/security-keys.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

/** Form that asks for one of the person's security keys, whichever is at hand. */
export function SecurityKeyStep({
  factorId,
}: {
  /** Any of them. */
  factorId: string
}) {
  const { t } = useTranslation()
  const show = useShowSecurityKey()
  return (
    <Form
      failure={show.error && errorSentence(t, show.error)}
      onSubmit={(event) => {
        event.preventDefault()
        show.mutate(factorId)
      }}
    >
      <p className="text-sm text-muted">{t('authPage.factor.keyHint')}</p>
      <Button type="submit" waiting={show.isPending} waitingLabel={t('authPage.factor.askingKey')}>
        {t('authPage.factor.askKey')}
      </Button>
    </Form>
  )
}
