export type WorkerInput = {
  dataDir: string
  /** Where the wire protocol is served; at most about 100 bytes, the system's limit for socket paths. */
  socketPath: string
}

export type ToWorker = 'measure' | 'close'

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'measured'; memoryBytes: number }
  | { kind: 'broken'; reason: string }
  | { kind: 'closed' }
