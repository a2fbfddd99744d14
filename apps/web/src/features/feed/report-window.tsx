import { LIMITS, REPORT_REASONS } from '@podium/domain'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ReportTarget, useReport } from '../../data/reports.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { reportCheck } from './checks.ts'

export type ReportWindowProps = {
  target: ReportTarget
  open: boolean
  onClose: () => void
  returnTo: RefObject<HTMLElement | null>
}

/** Window of `ReportDialog`, downloaded with it. */
export function ReportWindow({ target, open, onClose, returnTo }: ReportWindowProps) {
  const { t } = useTranslation()
  return (
    <DialogWindow
      open={open}
      title={t('post_id' in target ? 'feed.report.titlePost' : 'feed.report.titleComment')}
      description={t('feed.report.text')}
      onClose={onClose}
      returnTo={returnTo}
    >
      <ReportForm target={target} onDone={onClose} />
    </DialogWindow>
  )
}

function ReportForm({ target, onDone }: { target: ReportTarget; onDone: () => void }) {
  const { t } = useTranslation()
  const report = useReport(target)
  const { register, handleSubmit, formState } = useForm({
    resolver: reportCheck,
    defaultValues: { details: '' },
  })
  const failure =
    report.error &&
    ('code' in report.error && report.error.code === '23505'
      ? t('feed.report.already')
      : errorSentence(t, report.error))

  const handleReport = handleSubmit((values) =>
    report.mutate(values, {
      onSuccess: () => {
        toast.success(t('feed.report.sent'))
        onDone()
      },
    }),
  )
  return (
    <Form failure={failure} onSubmit={(event) => void handleReport(event)}>
      <RadioGroup
        {...register('reason')}
        label={t('feed.report.reason')}
        options={REPORT_REASONS.map((value) => ({
          value,
          label: t(`feed.report.reasons.${value}`),
        }))}
        error={formState.errors.reason && t('feed.report.noReason')}
      />
      <TextArea
        {...register('details')}
        rows={3}
        label={t('feed.report.details')}
        optional={t('common.optional')}
        longest={LIMITS.content_reports.details}
        error={formState.errors.details && t('common.validation.too_long')}
      />
      <FormActions
        submitLabel={t('feed.report.send')}
        waiting={report.isPending}
        waitingLabel={t('feed.report.sending')}
        onCancel={onDone}
      />
    </Form>
  )
}
