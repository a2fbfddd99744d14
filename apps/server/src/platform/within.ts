import { setTimeout as sleep } from 'node:timers/promises'

/** Outcome of `running`; rejects with `failure` when it takes longer than `ms` milliseconds. */
export async function within<T>(
  ms: number,
  running: Promise<T>,
  failure = () => new Error(`No answer within ${ms} ms`),
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(failure()), ms)
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}

/** Whether `running` resolves within `ms` milliseconds; rejects as it does meanwhile. */
export async function resolvesWithin(ms: number, running: Promise<unknown>): Promise<boolean> {
  const limit = new AbortController()
  const late = sleep(ms, false, { signal: limit.signal }).catch(() => false)
  return Promise.race([running.then(() => true), late]).finally(() => limit.abort())
}
