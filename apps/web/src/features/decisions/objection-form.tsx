import { zodResolver } from '@hookform/resolvers/zod'
import { OBJECTION_MAX, objectionForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useObject } from '../../data/own-decisions.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const check = zodResolver(objectionForm)

type ObjectionFormProps = { decisionId: string; onSent: () => void; onCancel: () => void }

/** Says, once, why a decision is wrong; what is typed is kept until it is sent. */
export function ObjectionForm({ decisionId, onSent, onCancel }: ObjectionFormProps) {
  const { t } = useTranslation()
  const object = useObject(decisionId)
  const form = useForm({ resolver: check, defaultValues: { objection: '' } })
  useFormDraft(form, `objection.${decisionId}`)
  const { register, handleSubmit, reset, formState } = form

  const handleObject = handleSubmit(({ objection }) =>
    object.mutate(objection, {
      onSuccess: () => {
        reset()
        toast.success(t('decisions.sent'))
        onSent()
      },
    }),
  )
  return (
    <Form
      failure={object.error && errorSentence(t, object.error)}
      onSubmit={(event) => void handleObject(event)}
    >
      <TextArea
        {...register('objection')}
        autoFocus
        rows={4}
        label={t('decisions.objection')}
        hint={t('decisions.hint')}
        maxLength={OBJECTION_MAX}
        error={formState.errors.objection && t('decisions.blank')}
      />
      <FormActions
        submitLabel={t('decisions.send')}
        waiting={object.isPending}
        waitingLabel={t('decisions.sending')}
        onCancel={onCancel}
      />
    </Form>
  )
}
