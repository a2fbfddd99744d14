import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SCRIM_CLASS } from './dialog-class.ts'
import { IconButton } from './icon-button.tsx'

type SidePanelProps = {
  title: string
  onClose: () => void
  /** Has the focus afterwards; null where what opened the panel is still there and gets it back. */
  focusAfter: () => HTMLElement | null
  /** Beside the button that closes: what can be done with what is shown. */
  actions?: ReactNode
  children: ReactNode
}

/** More about one thing of a list, over its far side; the whole window on a phone. Open while it is there. */
export function SidePanel({ title, onClose, focusAfter, actions, children }: SidePanelProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={SCRIM_CLASS} />
        <Dialog.Popup
          finalFocus={focusAfter}
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
