import { type RefObject, useRef } from 'react'

/** Focus after a panel closes: the element that opened it, or `fallback` where that element is gone. */
export function useReturnFocus(fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null)
  return {
    /** Takes the focused element for the opener. */
    remember() {
      opener.current = document.activeElement
    },
    /** Has the next close focus `fallback`: the opener is about to go. */
    forget() {
      opener.current = null
    },
    /** Element to focus when the panel closes; null: the opener, to which the primitive returns by itself. */
    focusAfter: () => (opener.current?.isConnected ? null : fallback.current),
  }
}
