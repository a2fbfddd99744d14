import { type RefObject, useEffect } from 'react'

/** Scrolls to an element when it appears, and whenever `news` changes: what it says must not be missed. */
export function useShown(element: RefObject<HTMLElement | null>, news: unknown) {
  useEffect(() => {
    if (news !== undefined) element.current?.scrollIntoView({ block: 'center' })
  }, [element, news])
}
