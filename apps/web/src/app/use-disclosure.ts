import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

/**
 * State of a panel under a button. A click outside, Tab out of it and Escape close it; Escape also focuses
 * the button. Spread `containerProps` on the element around both.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const focusButton = () =>
    container.current
      ?.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)
      ?.focus({ preventScroll: true })
  const close = () => {
    setOpen(false)
    // A hidden element cannot keep the focus.
    if (document.getElementById(panelId)?.contains(document.activeElement)) focusButton()
  }

  useEffect(() => {
    if (!open) return
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [open])

  return {
    open,
    panelId,
    close,
    toggle: () => setOpen(!open),
    containerProps: {
      ref: container,
      onKeyDown({ key }: KeyboardEvent<HTMLElement>) {
        if (key !== 'Escape' || !open) return
        close()
        focusButton()
      },
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget instanceof Node && !container.current?.contains(relatedTarget)) close()
      },
    },
  }
}
