/**
 * For the `ref` of what may go while it has the focus, as a button that has done its work does: the focus
 * is not lost with it, but goes to the nearest part of the page around it that takes it.
 */
export function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
}
