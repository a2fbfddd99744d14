/** Where a form in there begins: its first field, and of radio buttons the chosen one. */
export function firstField(within: HTMLElement | null): HTMLElement | null {
  const first = within?.querySelector<HTMLElement>('input, textarea, select') ?? null
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  const { name } = first
  return within?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:checked`) ?? first
}
