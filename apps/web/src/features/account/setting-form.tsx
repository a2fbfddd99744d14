import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

type SettingFormProps = ComponentProps<typeof Form> & {
  submit: string
  /** Shown instead while it is under way. */
  submitting: string
  waiting: boolean
  onCancel: () => void
}

/** What opens below a setting to change it. */
export function SettingForm({
  submit,
  submitting,
  waiting,
  onCancel,
  children,
  ...rest
}: SettingFormProps) {
  const { t } = useTranslation()
  return (
    <Form {...rest} className="mt-4 max-w-md">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={waiting} waitingLabel={submitting}>
          {submit}
        </Button>
        <Button variant="ghost" disabled={waiting} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
