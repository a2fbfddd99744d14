import { CONTACT_SUBJECTS, LIMITS } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { fullName } from '../../data/author.ts'
import { faceQuery } from '../../data/face.ts'
import { ownApiQuery } from '../../data/own-api.ts'
import { useSendContactMessage } from '../../data/send-contact-message.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLazyCheck } from '../../ui/use-lazy-check.ts'
import { ContactSent } from './contact-sent.tsx'
import { WriteByMail } from './write-by-mail.tsx'

const loadCheck = () => import('./contact-check.ts').then((m) => m.contactCheck)
const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }

/**
 * Contact form (specification §2 "Contact form behaviour", decisions row 6); `?subject=` chooses the subject.
 */
export function ContactForm() {
  const { t } = useTranslation()
  const send = useSendContactMessage()
  const { data: isOffered } = useQuery(ownApiQuery)
  const asked = useSearchParams()[0].get('subject')
  const subject = CONTACT_SUBJECTS.find((known) => known === asked) ?? ''
  const [isAnother, setIsAnother] = useState(false)
  const { register, handleSubmit, reset, resetField, formState } = useForm({
    resolver: useLazyCheck(loadCheck),
    defaultValues: { ...EMPTY, subject },
  })
  const { errors, dirtyFields } = formState
  const user = useSessionUser()
  const { data: name = '' } = useQuery({
    ...faceQuery(user?.id ?? ''),
    select: fullName,
    enabled: user !== undefined,
  })
  // What the person has typed already stays.
  useEffect(() => {
    if (user !== undefined && !dirtyFields.email) resetField('email', { defaultValue: user.email })
    if (name !== '' && !dirtyFields.name) resetField('name', { defaultValue: name })
  }, [user, name, dirtyFields.email, dirtyFields.name, resetField])
  if (isOffered === false) return <WriteByMail />
  if (send.isSuccess) {
    return (
      <ContactSent
        onAnother={() => {
          setIsAnother(true)
          send.reset()
        }}
      />
    )
  }
  return (
    <>
      {/* Shown where the server takes no messages, and without scripts. */}
      <div className="hidden in-data-[own-api=off]:block noscript:block">
        <WriteByMail />
      </div>
      <Form
        className="in-data-[own-api=off]:hidden noscript:hidden"
        failure={send.error && errorSentence(t, send.error)}
        onSubmit={handleSubmit(
          (message) => send.mutate(message, { onSuccess: () => reset(EMPTY) }),
          () => send.reset(),
        )}
      >
        <TextField
          {...register('name')}
          autoComplete="name"
          autoFocus={isAnother}
          label={t('contact.name')}
          error={fieldError(t, errors.name)}
        />
        <TextField
          {...register('email')}
          type="email"
          autoComplete="email"
          label={t('contact.email')}
          error={fieldError(t, errors.email)}
        />
        <Select
          {...register('subject')}
          label={t('contact.subject')}
          options={[
            { value: '', label: t('contact.prompt') },
            ...CONTACT_SUBJECTS.map((subject) => ({
              value: subject,
              label: t(`contact.subjects.${subject}`),
            })),
          ]}
          error={fieldError(t, errors.subject)}
        />
        <TextArea
          {...register('message')}
          rows={5}
          longest={LIMITS.contact_messages.message}
          label={t('contact.message')}
          error={fieldError(t, errors.message)}
        />
        <Honeypot {...register('website')} />
        <Button type="submit" waiting={send.isPending} waitingLabel={t('contact.sending')}>
          {t('contact.submit')}
        </Button>
        <p className="text-sm text-muted">
          {t('footer.yourData')} <TextLink to="/privacy">{t('footer.privacy')}</TextLink>
        </p>
      </Form>
    </>
  )
}
