/**
 * Address to return to after signing in, of the history state of an auth screen. The state may be of another version
 * or of another page's making: only a path of ours counts, so nobody is led to another host.
 */
export function wayBack(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
