import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

/**
 * A panel under a button: Escape closes it and gives the focus back to the button, and so does leaving
 * it with Tab. Spread `containerProps` on the element around both.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const close = () => setOpen(false)
  return {
    open,
    panelId,
    close,
    toggle: () => setOpen(!open),
    containerProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Escape' || !open) return
        close()
        event.currentTarget.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus()
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) close()
      },
    },
  }
}
