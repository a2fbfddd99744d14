import { DELIVERY_TEXT_MAX, deliveryForm } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitDelivery } from '../../../data/plans.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { useKeptFields } from '../../../lib/use-kept-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { OpenTasks } from './open-tasks.tsx'

type SubmitDeliveryProps = { milestone: string; version: number }

const BLANK = { note: '', link: '' }

/** Form that submits the next version of what a milestone delivers; what is typed is kept until it is sent. */
export function SubmitDelivery({ milestone, version }: SubmitDeliveryProps) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const { typed, type, forget } = useKeptFields(
    `delivery.${project}.${milestone}.${version}`,
    BLANK,
  )
  const [wrong, setWrong] = useState<string>()
  const submit = useSubmitDelivery(project)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const form = deliveryForm.safeParse(typed)
    setWrong(form.error && String(form.error.issues[0]?.path[0]))
    if (form.success) submit.mutate({ milestone, ...typed }, { onSuccess: forget })
  }
  return (
    <Form
      onSubmit={handleSubmit}
      failure={submit.error && errorSentence(t, submit.error)}
      className="rounded-xl bg-sunken p-4"
    >
      <TextArea
        label={t('plan.milestone.note')}
        rows={4}
        longest={DELIVERY_TEXT_MAX}
        value={typed.note}
        onChange={({ target }) => type({ ...typed, note: target.value })}
        error={wrong === 'note' ? t('plan.milestone.noteMissing') : undefined}
      />
      <TextField
        label={t('plan.milestone.link')}
        optional={t('common.optional')}
        inputMode="url"
        autoComplete="off"
        value={typed.link}
        onChange={({ target }) => type({ ...typed, link: target.value })}
        error={wrong === 'link' ? t('plan.milestone.linkWrong') : undefined}
      />
      <OpenTasks milestone={milestone} />
      <Button
        type="submit"
        waiting={submit.isPending}
        waitingLabel={t('plan.milestone.sending')}
        className="justify-self-start"
      >
        {t('plan.milestone.submit')}
      </Button>
    </Form>
  )
}
