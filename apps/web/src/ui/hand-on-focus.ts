/**
 * Ref of an element that may unmount while it has the focus, such as a button that has done its work: the
 * focus then moves to the nearest focusable ancestor.
 */
export function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
}
