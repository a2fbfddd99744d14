/** Address typed on the previous auth screen, from the history state; empty without one. */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
