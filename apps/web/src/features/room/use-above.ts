import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of what stands above an element on its page as its CSS variable `--above`. */
export function useAbove(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      element.current?.style.setProperty('--above', `${top}px`)
    }
    measure()
    // What comes or wraps above makes the page higher.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
}
