import { Button } from '../../ui/button.tsx'
import { Setting } from './setting.tsx'

type SettingActionProps = {
  title: string
  hint: string
  label: string
  waiting: boolean
  waitingLabel: string
  onAction: () => void
}

/** Setting with one button. */
export function SettingAction({
  title,
  hint,
  label,
  waiting,
  waitingLabel,
  onAction,
}: SettingActionProps) {
  return (
    <Setting
      title={title}
      hint={hint}
      action={
        <Button
          variant="secondary"
          size="sm"
          waiting={waiting}
          waitingLabel={waitingLabel}
          onClick={onAction}
        >
          {label}
        </Button>
      }
    />
  )
}
