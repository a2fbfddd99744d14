import { type RefObject, useEffect, useId, useRef, useState } from 'react'

/**
 * State of a panel under a button. A click outside, Tab out of it and Escape close it; Escape also focuses
 * the button, and closes no panel around it. Spread `containerProps` on the element around both.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const { close, closeOnPointerOutside, onKeyDown, onBlur } = waysToClose({
    container,
    panelId,
    open,
    onClose: () => setOpen(false),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads the container's present element
  useEffect(() => (open ? closeOnPointerOutside() : undefined), [open])

  return {
    open,
    panelId,
    close,
    toggle: () => setOpen(!open),
    containerProps: { ref: container, onKeyDown, onBlur },
  }
}

type Panel = {
  /** Element around the button and the panel. */
  container: RefObject<HTMLElement | null>
  panelId: string
  open: boolean
  onClose: () => void
}

/** Ways a panel closes, and the element focused then: a hidden one cannot keep the focus. */
export function waysToClose({ container, panelId, open, onClose }: Panel) {
  const focusButton = () =>
    container.current
      ?.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)
      ?.focus({ preventScroll: true })
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !container.current?.contains(target)
  const close = () => {
    onClose()
    if (document.getElementById(panelId)?.contains(document.activeElement)) focusButton()
  }
  return {
    close,
    /** Listens to presses of a pointer until the returned function is called. */
    closeOnPointerOutside() {
      const handlePointer = ({ target }: PointerEvent) => {
        if (isOutside(target)) onClose()
      }
      document.addEventListener('pointerdown', handlePointer)
      return () => document.removeEventListener('pointerdown', handlePointer)
    },
    onKeyDown(event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>) {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      close()
      focusButton()
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      if (isOutside(relatedTarget)) close()
    },
  }
}
