import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SCRIM_CLASS } from './dialog-class.ts'
import { IconButton } from './icon-button.tsx'

type SidePanelProps = {
  title: string
  onClose: () => void
  /** Element to focus when the panel closes and what opened it is gone. */
  focusAfter: () => HTMLElement | null
  /** Buttons beside the close button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Panel with the details of one row, over the end of the list; on a phone the whole window. Open while
 * mounted.
 */
export function SidePanel({ title, onClose, focusAfter, actions, children }: SidePanelProps) {
  const { t } = useTranslation()
  const [opener] = useState(() => document.activeElement)
  const finalFocus = () =>
    opener instanceof HTMLAnchorElement && opener.isConnected ? opener : focusAfter()
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={SCRIM_CLASS} />
        <Dialog.Popup
          finalFocus={finalFocus}
          className="fixed inset-y-0 end-0 z-50 flex w-full max-w-lg flex-col border-border bg-raised text-text shadow-popup outline-none transition duration-150 data-starting-style:translate-x-6 data-starting-style:opacity-0 sm:border-s"
        >
          <div className="flex items-center gap-1 border-b border-border py-3 ps-5 pe-3">
            <Dialog.Title className="grow font-display text-xl font-semibold">{title}</Dialog.Title>
            {actions}
            <Dialog.Close render={<IconButton icon={X} label={t('common.close')} />} />
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
