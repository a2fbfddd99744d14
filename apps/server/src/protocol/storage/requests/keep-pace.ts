import { tooSlow } from './storage-refusal.ts'

/** Times of an upload in milliseconds. */
export type Pace = {
  /** Time for the whole body, the server's for any request. */
  allMs: number
  /** Time at its begin in which nothing has to come. */
  graceMs: number
  lookEveryMs: number
}

const PACE: Pace = { allMs: 30_000, graceMs: 5000, lookEveryMs: 500 }

/**
 * Watch over the sender of so many bytes: `isLate` rejects with `RequestTimeout` once less has come
 * than would have to be complete in time, so that nobody keeps a place without sending. A line of even
 * speed that is fast enough is never late. Time in which this process stands still does not count.
 */
export function keepPace(bytes: number, { allMs, graceMs, lookEveryMs }: Pace = PACE) {
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => {}) // the body may be complete
  let sent = 0
  let passedMs = 0
  const timer = setInterval(() => {
    passedMs += lookEveryMs
    if (sent < (bytes * (passedMs - graceMs)) / (allMs - graceMs)) late.reject(tooSlow())
  }, lookEveryMs).unref()
  return {
    isLate: late.promise,
    hasSent(size: number) {
      sent = size
    },
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
