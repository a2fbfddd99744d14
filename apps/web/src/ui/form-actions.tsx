import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type FormActionsProps = {
  submitLabel: string
  waiting: boolean
  waitingLabel: string
  /** Whether the form's action cannot be undone. */
  danger?: boolean
  onCancel: () => void
}

/** Buttons at the end of a form: cancel and submit. */
export function FormActions({
  submitLabel,
  waiting,
  waitingLabel,
  danger = false,
  onCancel,
}: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" disabled={waiting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        waiting={waiting}
        waitingLabel={waitingLabel}
      >
        {submitLabel}
      </Button>
    </div>
  )
}
