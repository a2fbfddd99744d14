import type { FieldIssue } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { subscribe } from '../../data/newsletter.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/**
 * Newsletter form of the footer (decisions row 7). It is on every public page, so the browser's own check of
 * the address stands in for the schema, which the server applies.
 */
export function NewsletterForm() {
  const { t } = useTranslation()
  const subscription = useAction(subscribe)
  const [issue, setIssue] = useState<FieldIssue>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    const found =
      email === '' ? 'required' : form.checkValidity() ? undefined : ('invalid_email' as const)
    setIssue(found)
    subscription.reset()
    if (found !== undefined) return form.querySelector('input')?.focus()
    const website = String(fields.get('website'))
    if (await subscription.run({ email, website })) form.reset()
  }

  return (
    <Form
      aria-label={t('newsletter.title')}
      // In front of a hosted project nobody takes subscriptions: the server marks the page.
      className="max-w-sm gap-3 in-data-[own-api=off]:hidden noscript:hidden"
      failure={subscription.status === 'failed' ? errorSentence(t, subscription.error) : undefined}
      // The texts of errors are loaded before the connection can fail.
      onFocus={() => void loadTexts(['errors']).catch(() => undefined)}
      onInput={() => setIssue(undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <TextField
          className="min-w-0 [&_label]:whitespace-nowrap"
          name="email"
          type="email"
          autoComplete="email"
          longest={254}
          label={t('newsletter.label')}
          error={fieldError(t, issue && { message: issue })}
        />
        <Honeypot name="website" />
        <Button
          className="mt-6.5 self-start"
          type="submit"
          variant="secondary"
          waiting={subscription.status === 'running'}
          waitingLabel={t('newsletter.sending')}
        >
          {t('newsletter.submit')}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {t('footer.yourData')} <TextLink to="/privacy">{t('footer.privacy')}</TextLink>
      </p>
      <div role="status">
        {subscription.status === 'done' && <Notice tone="success">{t('newsletter.sent')}</Notice>}
      </div>
    </Form>
  )
}
