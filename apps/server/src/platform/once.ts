/**
 * Outcome of the first call of `read` that succeeded, for everybody: what a version of Podium brings with it is
 * that of its start, also when a newer one is put into the folder of a running server.
 */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | undefined

  return () => {
    first ??= read().catch((error: unknown) => {
      first = undefined
      throw error
    })
    return first
  }
}
