import { zodResolver } from '@hookform/resolvers/zod'
import { OVERRIDE_REASON_MAX, seatOverrideForm, type TeamPerson } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useOverrideSeat } from '../../data/admin-projects.ts'
import { blankError } from '../../lib/blank-error.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const check = zodResolver(seatOverrideForm.omit({ role: true }))

type OverrideFormProps = {
  project: string
  role: string
  /** Person who leaves the seat. */
  name: string
  deputies: readonly TeamPerson[]
  onClose: () => void
}

/** Form that takes somebody off a seat with a reason, and names the deputy who is asked instead. */
export function OverrideForm({ project, role, name, deputies, onClose }: OverrideFormProps) {
  const { t } = useTranslation()
  const override = useOverrideSeat(project)
  const { register, handleSubmit, formState } = useForm({
    resolver: check,
    defaultValues: { reason: '' },
  })
  const handleSave = handleSubmit(async (values) => {
    // Not `mutate`: its callbacks do not run after the form unmounts.
    const isSaved = await override.mutateAsync({ ...values, role }).then(
      () => true,
      () => false, // the failure is shown in the form
    )
    if (!isSaved) return
    toast.success(t('adminProjects.override.done'))
    onClose()
  })
  const first = deputies.length === 0 ? 'nobody' : 'next'
  return (
    <Form
      failure={override.error && errorSentence(t, override.error)}
      onSubmit={(event) => void handleSave(event)}
    >
      <p className="font-medium">{t('adminProjects.override.title', { name })}</p>
      <p className="text-muted">{t('adminProjects.override.hint')}</p>
      <Select
        {...register('instead', { setValueAs: (id: string) => (id === '' ? undefined : id) })}
        label={t('adminProjects.override.instead')}
        options={[
          { value: '', label: t(`adminProjects.override.${first}`) },
          ...deputies.map((one) => ({ value: one.id, label: one.name ?? t('projects.gone') })),
        ]}
      />
      <TextArea
        {...register('reason')}
        rows={3}
        label={t('adminProjects.override.reason')}
        longest={OVERRIDE_REASON_MAX}
        error={blankError(t, formState.errors.reason, 'adminProjects.override.blank')}
      />
      <FormActions
        submitLabel={t('adminProjects.override.save')}
        waiting={override.isPending}
        waitingLabel={t('adminProjects.override.saving')}
        danger
        onCancel={onClose}
      />
    </Form>
  )
}
