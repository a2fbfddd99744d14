import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
// The headless build: the other one writes style elements, which the content security policy refuses.
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { drawToasts } from './toast.ts'

const SHORTEST_MS = 6000
/** Time to read a character, for a slow reader. */
const CHARACTER_MS = 80

/** Time a toast is shown, in milliseconds: long enough to be read. */
const durationMs = (text: string) => Math.max(SHORTEST_MS, text.length * CHARACTER_MS)

/**
 * Toasts of react-hot-toast: at most 20 at once (its own limit), at most 350 px wide. None goes while the
 * pointer or the focus is in the list.
 */
export function ToastList() {
  const { t } = useTranslation()
  const { toasts, handlers } = useToaster()
  useEffect(() => drawToasts((kind, text) => toast[kind](text, { duration: durationMs(text) })), [])
  const shown = toasts.filter(({ visible }) => visible)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  usePause(handlers, shown.length > 0 && (hasPointer || hasFocus))
  const list = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)

  /** Closes a toast; the focus moves to another toast, or back to where it was before. */
  function close(id: string, button: Element) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((other) => other === button)
    const other = buttons[at + 1] ?? buttons[at - 1]
    const next = other ?? before.current
    if (next instanceof HTMLElement) next.focus()
    // A focused button that unmounts fires no blur.
    setHasFocus(other !== undefined)
    toast.dismiss(id)
  }
  return (
    <section
      ref={list}
      aria-label={t('common.notifications')}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
        setHasFocus(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
      }}
      className="flex flex-col items-center gap-2 sm:items-end"
    >
      {shown.map((item) => (
        <Line key={item.id} item={item} onClose={(button) => close(item.id, button)} />
      ))}
    </section>
  )
}

type Handlers = ReturnType<typeof useToaster>['handlers']

/** Stops the clock of every toast while `isPaused`. */
function usePause({ startPause, endPause }: Handlers, isPaused: boolean) {
  const wasPaused = useRef(false)
  useEffect(() => {
    if (wasPaused.current === isPaused) return
    wasPaused.current = isPaused
    if (isPaused) startPause()
    else endPause()
  }, [isPaused, startPause, endPause])
}

type LineProps = { item: Toast; onClose: (button: Element) => void }

function Line({ item, onClose }: LineProps) {
  const { t } = useTranslation()
  const Icon = item.type === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-[350px] items-start gap-2.5 rounded-xl border',
        'border-border bg-raised py-1.5 ps-3.5 pe-1.5 text-sm shadow-popup',
      )}
    >
      <Icon
        aria-hidden
        size={20}
        className={classNames(
          'mt-2.5 shrink-0',
          item.type === 'error' ? 'text-danger' : 'text-primary',
        )}
      />
      <p className="grow self-center wrap-anywhere">{resolveValue(item.message, item)}</p>
      <IconButton
        icon={X}
        label={t('common.close')}
        onClick={({ currentTarget }) => onClose(currentTarget)}
      />
    </div>
  )
}
