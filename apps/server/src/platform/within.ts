/** Outcome of `running`; rejects when it takes longer than `ms` milliseconds. */
export async function within<T>(ms: number, running: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
