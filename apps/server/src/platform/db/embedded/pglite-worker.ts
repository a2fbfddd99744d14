import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts'

/**
 * Longest time to open, in milliseconds: a first start creates the files (about 2 s), and after a
 * crash a large database replays its log.
 */
const OPEN_LIMIT_MS = 60_000
const CLOSE_LIMIT_MS = 10_000
const MEASURE_LIMIT_MS = 5000

/** PGlite in a thread of its own, open and serving its socket. */
export type PgliteWorker = {
  /** Size of the WebAssembly memory, which only grows. */
  memoryBytes(): Promise<number>
  /** Shuts the database down cleanly; when it does not answer, ends the thread. */
  close(): Promise<void>
  /**
   * Ends the thread, even in the middle of a statement: to the files it looks like the end of the
   * process.
   */
  terminate(): Promise<void>
}

/**
 * Starts the thread and resolves once it serves. `onBroken` is called once when it ends or fails
 * unasked.
 */
export async function startPgliteWorker(
  input: WorkerInput,
  onBroken: (reason: string) => void,
): Promise<PgliteWorker> {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: input })
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(String(error)))
    worker.once('exit', (code) => resolve(`its thread ended with code ${code}`))
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'broken') resolve(message.reason)
    })
  })
  let isAsked = false

  async function answer<Kind extends FromWorker['kind']>(kind: Kind, limitMs: number) {
    const limit = new AbortController()
    const received = new Promise<Extract<FromWorker, { kind: Kind }>>((resolve) => {
      const receive = (message: FromWorker) => {
        if (message.kind !== kind) return
        worker.off('message', receive)
        resolve(message as Extract<FromWorker, { kind: Kind }>) // narrowed by the line above
      }
      worker.on('message', receive)
    })
    const failed = Promise.race([
      ended,
      sleep(limitMs, `no answer within ${limitMs} ms`, { signal: limit.signal }).catch(() => ''),
    ]).then((reason) => {
      throw new Error(`The embedded database failed: ${reason}`)
    })
    return Promise.race([received, failed]).finally(() => limit.abort())
  }

  async function ask<Kind extends FromWorker['kind']>(ask: ToWorker, kind: Kind, limitMs: number) {
    worker.postMessage(ask)
    return answer(kind, limitMs)
  }

  async function terminate() {
    isAsked = true
    await worker.terminate()
  }

  try {
    await answer('ready', OPEN_LIMIT_MS)
  } catch (error) {
    await terminate()
    throw error
  }
  void ended.then((reason) => {
    if (!isAsked) onBroken(reason)
  })
  return {
    memoryBytes: async () => (await ask('measure', 'measured', MEASURE_LIMIT_MS)).memoryBytes,
    async close() {
      isAsked = true
      await ask('close', 'closed', CLOSE_LIMIT_MS).catch(() => {})
      await terminate()
    },
    terminate,
  }
}
