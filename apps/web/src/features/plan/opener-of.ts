/** Link of the plan that opens a panel, to give the focus back to; where it is gone, the screen's content. */
export function openerOf(kind: 'task' | 'milestone', id: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href]')
  return (
    [...links].find(({ href }) => new URL(href).searchParams.get(kind) === id) ??
    document.getElementById('content')
  )
}
