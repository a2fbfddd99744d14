import type { FieldIssue } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxQuery, useSubscribe } from '../../data/inbox.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

/**
 * The newsletter box of the footer (decisions row 7). It is on every public page, so the browser's own
 * check of an address stands in for the schema, which the server applies.
 */
export function NewsletterForm() {
  const { t } = useTranslation()
  const subscribe = useSubscribe()
  const { data: isOffered } = useQuery(inboxQuery)
  const [issue, setIssue] = useState<FieldIssue>()
  if (isOffered === false) return null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    const found =
      email === '' ? 'required' : form.checkValidity() ? undefined : ('invalid_email' as const)
    setIssue(found)
    subscribe.reset()
    if (found !== undefined) return
    const website = String(fields.get('website'))
    subscribe.mutate({ email, website }, { onSuccess: () => form.reset() })
  }

  return (
    <Form
      aria-label={t('newsletter.title')}
      className="max-w-sm gap-3"
      failure={subscribe.error && errorSentence(t, subscribe.error)}
      onSubmit={submit}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('newsletter.label')}
        error={fieldError(t, issue && { message: issue })}
      />
      <Honeypot name="website" />
      <Button
        type="submit"
        variant="secondary"
        waiting={subscribe.isPending}
        waitingLabel={t('newsletter.sending')}
      >
        {t('newsletter.submit')}
      </Button>
      <div role="status">
        {subscribe.isSuccess && <Notice tone="success">{t('newsletter.sent')}</Notice>}
      </div>
    </Form>
  )
}
