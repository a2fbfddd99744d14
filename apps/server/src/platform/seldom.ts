/**
 * Outcome of `read`, at most `forMs` milliseconds old, a failure's too; only one call runs at a time,
 * however many ask.
 */
export function seldom<T>(read: () => Promise<T>, forMs: number): () => Promise<T> {
  let last: { at: number; isRunning: boolean; result: Promise<T> } | undefined

  return () => {
    if (!last || (!last.isRunning && performance.now() - last.at > forMs)) {
      const started = { at: performance.now(), isRunning: true, result: read() }
      const end = () => {
        started.isRunning = false
      }
      started.result.then(end, end)
      last = started
    }
    return last.result
  }
}
