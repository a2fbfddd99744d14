import { zodResolver } from '@hookform/resolvers/zod'
import { type ContactMessageDetail, contactMessageReplyForm, LIMITS } from '@podium/domain'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReply } from '../../data/contact-messages.ts'
import { blankError } from '../../lib/blank-error.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

/** Form of a reply by mail; the text is kept as a draft until it is sent. */
export function ReplyForm({ message: { id, email, language } }: { message: ContactMessageDetail }) {
  const { t } = useTranslation()
  const reply = useReply(id)
  const form = useForm({
    resolver: zodResolver(contactMessageReplyForm),
    defaultValues: { body: '' },
  })
  useFormDraft(form, `reply.${id}`)
  const { register, handleSubmit, reset, formState } = form

  const handleReply = handleSubmit(({ body }) =>
    reply.mutate(body, {
      onSuccess: () => {
        reset()
        toast.success(t('contactMessages.reply.sent'))
      },
    }),
  )
  return (
    <Form
      failure={reply.error && errorSentence(t, reply.error)}
      onSubmit={(event) => void handleReply(event)}
    >
      <TextArea
        {...register('body')}
        label={t('contactMessages.reply.label')}
        hint={t('contactMessages.reply.hint', {
          email,
          language: t(`contactMessages.languages.${language}`),
        })}
        longest={LIMITS.contact_message_replies.body}
        error={blankError(t, formState.errors.body, 'contactMessages.reply.blank')}
      />
      <Button
        type="submit"
        waiting={reply.isPending}
        waitingLabel={t('contactMessages.reply.sending')}
        className="justify-self-end"
      >
        <Send aria-hidden size={18} strokeWidth={1.75} />
        {t('contactMessages.reply.send')}
      </Button>
    </Form>
  )
}
