import { zodResolver } from '@hookform/resolvers/zod'
import { APPEAL_MAX, appealForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppeal } from '../../data/own-moderation-decisions.ts'
import { blankError } from '../../lib/blank-error.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const check = zodResolver(appealForm)

type AppealFormProps = { decisionId: string; onSent: () => void; onCancel: () => void }

/** Form of an appeal, one for each decision; the text is kept as a draft until it is sent. */
export function AppealForm({ decisionId, onSent, onCancel }: AppealFormProps) {
  const { t } = useTranslation()
  const send = useAppeal(decisionId)
  const form = useForm({ resolver: check, defaultValues: { appeal: '' } })
  useFormDraft(form, `appeal.${decisionId}`)
  const { register, handleSubmit, reset, formState } = form

  const handleAppeal = handleSubmit(({ appeal }) =>
    send.mutate(appeal, {
      onSuccess: () => {
        reset()
        toast.success(t('moderationDecisions.sent'))
        onSent()
      },
    }),
  )
  return (
    <Form
      failure={send.error && errorSentence(t, send.error)}
      onSubmit={(event) => void handleAppeal(event)}
    >
      <TextArea
        {...register('appeal')}
        autoFocus
        rows={4}
        label={t('moderationDecisions.question')}
        hint={t('moderationDecisions.hint')}
        longest={APPEAL_MAX}
        error={blankError(t, formState.errors.appeal, 'moderationDecisions.blank')}
      />
      <FormActions
        submitLabel={t('moderationDecisions.send')}
        waiting={send.isPending}
        waitingLabel={t('moderationDecisions.sending')}
        onCancel={onCancel}
      />
    </Form>
  )
}
