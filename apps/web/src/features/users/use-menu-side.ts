import { type RefObject, useLayoutEffect, useState } from 'react'

/** Room below the button, in pixels, under which the menu opens upward (specification §2). */
const ROOM_BELOW = 150

/** Side of `trigger` on which its open menu has room; measured anew whenever something scrolls or resizes. */
export function useMenuSide(
  trigger: RefObject<HTMLElement | null>,
  isOpen: boolean,
): 'top' | 'bottom' {
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  useLayoutEffect(() => {
    if (!isOpen) return
    const measure = () => {
      const bottom = trigger.current?.getBoundingClientRect().bottom ?? 0
      setSide(window.innerHeight - bottom < ROOM_BELOW ? 'top' : 'bottom')
    }
    measure()
    // Scrolling of an inner container does not bubble.
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [trigger, isOpen])
  return side
}
