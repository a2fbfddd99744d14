import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { DIALOG_POPUP_CLASS, SCRIM_CLASS } from './dialog-class.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  closeLabel: string
  children: ReactNode
}

/** A modal dialog: focus moves in, stays in, and returns; Escape and a click beside it close it. */
export function Dialog({ open, onClose, title, description, closeLabel, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={SCRIM_CLASS} />
        <Base.Popup className={DIALOG_POPUP_CLASS}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="font-display text-xl font-semibold">{title}</Base.Title>
            <Base.Close
              render={<IconButton icon={X} label={closeLabel} className="-me-2 -mt-2" />}
            />
          </div>
          {description !== undefined && (
            <Base.Description className="mt-1 text-muted">{description}</Base.Description>
          )}
          <div className="mt-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
