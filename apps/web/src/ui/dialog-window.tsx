import { Dialog as Primitive } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DIALOG_POPUP_CLASS, SCRIM_CLASS } from './dialog-class.ts'
import { IconButton } from './icon-button.tsx'

export type DialogWindowProps = {
  open: boolean
  title: string
  /** Purpose of the dialog, below the title. */
  description?: string
  onClose: () => void
  /** Element to focus when the dialog closes, where its opener is gone by then. */
  returnTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Window of `Dialog`, downloaded with it. */
export function DialogWindow({
  open,
  title,
  description,
  onClose,
  returnTo,
  children,
}: DialogWindowProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Backdrop forceRender className={SCRIM_CLASS} />
        <Primitive.Popup
          className={DIALOG_POPUP_CLASS}
          // On touch, a focused field would open the keyboard over the text above it.
          initialFocus={(type) => (type === 'touch' ? true : (firstField(content.current) ?? true))}
          {...(returnTo !== undefined && { finalFocus: returnTo })}
        >
          <div className="flex items-start justify-between gap-3">
            <Primitive.Title className="font-display text-xl font-semibold">
              {title}
            </Primitive.Title>
            <Primitive.Close
              render={<IconButton icon={X} label={t('common.close')} className="-me-2 -mt-1.5" />}
            />
          </div>
          {description !== undefined && (
            <Primitive.Description className="mt-2 text-muted wrap-anywhere">
              {description}
            </Primitive.Description>
          )}
          <div ref={content} className="mt-5">
            {children}
          </div>
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** First field within an element; of radio buttons the checked one. */
function firstField(within: HTMLElement | null): HTMLElement | null {
  const first = within?.querySelector<HTMLElement>('input, textarea, select') ?? null
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  const { name } = first
  return within?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:checked`) ?? first
}
