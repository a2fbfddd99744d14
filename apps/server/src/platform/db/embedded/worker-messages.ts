export type WorkerInput = {
  dataDir: string
  /**
   * Path of the socket that serves the wire protocol; at most about 100 bytes, the system's limit.
   */
  socketPath: string
  /** Longest time before the log reaches the disk, in milliseconds; 0: at each commit. */
  syncEveryMs: number
  /** Compiled program of the engine. */
  program: WebAssembly.Module
}

export type ToWorker = 'measure' | 'close'

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'measured'; memoryBytes: number }
  | { kind: 'broken'; reason: string }
  | { kind: 'closed' }
