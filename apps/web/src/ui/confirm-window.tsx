import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { DIALOG_POPUP_CLASS, SCRIM_CLASS } from './dialog-class.ts'

export type ConfirmWindowProps = {
  open: boolean
  title: string
  /** Effect of the action, and whom it affects. */
  message: string
  /** Label that names the action ("Delete"). */
  confirmLabel: string
  cancelLabel: string
  /** Label of the button while the action runs. */
  waitingLabel: string
  waiting?: boolean
  danger?: boolean
  onConfirm: () => void
  onCancel: () => void
  /**
   * Element to focus when the dialog closes after what it confirmed, or the first control within it; null, as after
   * `onCancel`: the element that opened it.
   */
  focusAfter?: () => HTMLElement | null
  /** Content below the message, such as the progress of a long action. */
  children?: ReactNode
}

/** Window of `ConfirmDialog`, downloaded with it. */
export function ConfirmWindow({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  waitingLabel,
  waiting = false,
  danger = false,
  onConfirm,
  onCancel,
  focusAfter = () => null,
  children,
}: ConfirmWindowProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const isCancelled = useRef(false)
  const handleCancel = () => {
    isCancelled.current = true
    onCancel()
  }
  const handleConfirm = () => {
    isCancelled.current = false
    onConfirm()
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !waiting && handleCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={SCRIM_CLASS} />
        <AlertDialog.Popup
          className={DIALOG_POPUP_CLASS}
          initialFocus={cancel}
          finalFocus={() => (isCancelled.current ? null : focusAfter())}
        >
          <AlertDialog.Title className="font-display text-xl font-semibold">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted wrap-anywhere">
            {message}
          </AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button ref={cancel} variant="secondary" disabled={waiting} onClick={handleCancel}>
              {cancelLabel}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              waiting={waiting}
              waitingLabel={waitingLabel}
              onClick={handleConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
