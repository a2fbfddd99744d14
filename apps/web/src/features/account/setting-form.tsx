import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

type SettingFormProps = ComponentProps<typeof Form> & {
  submit: string
  /** Label of the submit button while the request is pending. */
  submitting: string
  waiting: boolean
  onCancel: () => void
}

/** Form below a setting. */
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
