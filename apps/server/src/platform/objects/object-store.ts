/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Where the files are, each under a version: a UUID nobody chooses, written once and never changed. Every
 * method throws AppError('unavailable') when the store cannot do it now.
 */
export type ObjectStore = {
  /** Resolves once the file would survive the death of the process. */
  put(version: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  get(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** Succeeds also when there is no such file. */
  remove(version: string): Promise<void>
}
