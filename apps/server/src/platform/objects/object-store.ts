/** Byte range, both ends included. */
export type ByteRange = { start: number; end: number }

/**
 * Store of files, each under a version: a random UUID, written once and never changed. Every method
 * throws AppError('unavailable') when the store cannot do it now.
 */
export type ObjectStore = {
  /** Stores a file; resolves once it would survive the death of the process. */
  put(version: string, bytes: Buffer): Promise<void>
  /** File or part of it; undefined when there is none. */
  get(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** Deletes a file; succeeds also when there is none. */
  remove(version: string): Promise<void>
}
