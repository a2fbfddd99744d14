import { Button } from '../../ui/button.tsx'
import { Setting } from './setting.tsx'

type SettingActionProps = {
  title: string
  hint: string
  label: string
  /** Accessible name of the button, where its label says too little. */
  ariaLabel?: string
  waiting: boolean
  waitingLabel: string
  onAction: () => void
}

/** Setting with one button. */
export function SettingAction({
  title,
  hint,
  label,
  ariaLabel,
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
          aria-label={ariaLabel}
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
