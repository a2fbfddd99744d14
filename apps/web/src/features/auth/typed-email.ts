/** The address typed on the screen one comes from: it goes along in the history's state. */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
