import { zodResolver } from '@hookform/resolvers/zod'
import {
  APPEAL_OUTCOMES,
  MODERATION_REASON_MAX,
  type ModerationDetail,
  settlementForm,
} from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSettleAppeal } from '../../data/moderation.ts'
import { blankError } from '../../lib/blank-error.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const check = zodResolver(settlementForm)

type SettleFormProps = {
  decision: ModerationDetail['decisions'][number]
  /** Whether another moderator settles the appeal: the person signed in decided, or is the author. */
  isForAnother: boolean
  /** Called when the appeal is settled and the form unmounted. */
  onSettled: () => void
}

/** Form that settles an appeal. */
export function SettleForm({ decision, isForAnother, onSettled }: SettleFormProps) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-4 rounded-xl border border-border p-4">
      <h3 className="text-base font-semibold">
        {t(isForAnother ? 'moderation.panel.appeal' : 'moderation.settle.title')}
      </h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {decision.appeal}
      </p>
      {isForAnother ? (
        <Notice tone="info">{t('errors.own_moderation_decision')}</Notice>
      ) : (
        <Answer decision={decision} onSettled={onSettled} />
      )}
    </section>
  )
}

function Answer({ decision, onSettled }: Pick<SettleFormProps, 'decision' | 'onSettled'>) {
  const { t } = useTranslation()
  const settle = useSettleAppeal(decision.id)
  const { register, handleSubmit, formState } = useForm({
    resolver: check,
    defaultValues: { answer: '' },
  })
  const handleSettle = handleSubmit(async (values) => {
    // Not `mutate`: its callbacks do not run after the form unmounts.
    const isSettled = await settle.mutateAsync(values).then(
      () => true,
      () => false, // the failure is shown in the form
    )
    if (!isSettled) return
    toast.success(t('moderation.settle.done'))
    onSettled()
  })
  return (
    <Form
      failure={settle.error && errorSentence(t, settle.error)}
      onSubmit={(event) => void handleSettle(event)}
    >
      <RadioGroup
        {...register('outcome')}
        label={t('moderation.settle.outcome')}
        options={APPEAL_OUTCOMES.map((value) => ({
          value,
          label: t(`moderation.settle.outcomes.${value}`),
        }))}
        error={formState.errors.outcome && t('moderation.settle.noOutcome')}
      />
      <TextArea
        {...register('answer')}
        rows={3}
        label={t('moderation.settle.answer')}
        longest={MODERATION_REASON_MAX}
        error={blankError(t, formState.errors.answer, 'moderation.dialog.noReason')}
      />
      <Button
        type="submit"
        waiting={settle.isPending}
        waitingLabel={t('moderation.settle.sending')}
        className="justify-self-end"
      >
        {t('moderation.settle.send')}
      </Button>
    </Form>
  )
}
