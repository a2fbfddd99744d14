import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { engineFailure } from './engine-failure.ts'
import { engineProgram } from './engine-program.ts'
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts'

/**
 * Longest time that a thread on its way to serving may wait for nothing, in milliseconds. Its work
 * has no limit: creating the files takes 2 s here and minutes on a slow machine, and after a crash a
 * large database replays its log.
 */
const OPEN_IDLE_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 1000
/** Work of a thread between two looks that counts as some, in milliseconds. */
const BUSY_MS = 5
const CLOSE_LIMIT_MS = 10_000
const MEASURE_LIMIT_MS = 5000
/**
 * Most stack of the thread, of which only what is used takes memory. With Node's 4 MB the engine ends a statement of
 * deep recursion with no answer at all, before PostgreSQL reaches its `max_stack_depth` and refuses it.
 */
const STACK_MB = 64

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
  input: Omit<WorkerInput, 'program'>,
  onBroken: (reason: string) => void,
): Promise<PgliteWorker> {
  const workerData: WorkerInput = { ...input, program: await engineProgram() }
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { stackSizeMb: STACK_MB },
  })
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(engineFailure(error)))
    worker.once('exit', (code) => resolve(`its thread ended with code ${code}`))
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'broken') resolve(message.reason)
    })
  })
  let isAsked = false

  async function answer<Kind extends FromWorker['kind']>(
    kind: Kind,
    tooLate: (signal: AbortSignal) => Promise<string>,
  ) {
    const limit = new AbortController()
    const received = new Promise<Extract<FromWorker, { kind: Kind }>>((resolve) => {
      const receive = (message: FromWorker) => {
        if (message.kind !== kind) return
        worker.off('message', receive)
        resolve(message as Extract<FromWorker, { kind: Kind }>) // narrowed by the line above
      }
      worker.on('message', receive)
    })
    const failed = Promise.race([ended, tooLate(limit.signal).catch(() => '')]).then((reason) => {
      throw new Error(`The embedded database failed: ${reason}`)
    })
    return Promise.race([received, failed]).finally(() => limit.abort())
  }

  async function ask<Kind extends FromWorker['kind']>(ask: ToWorker, kind: Kind, limitMs: number) {
    worker.postMessage(ask)
    return answer(kind, (signal) => sleep(limitMs, `no answer within ${limitMs} ms`, { signal }))
  }

  /** Resolves when the thread has been idle too long without serving. */
  async function idlesTooLong(signal: AbortSignal): Promise<string> {
    let before = worker.performance.eventLoopUtilization()
    for (let idleMs = 0; idleMs < OPEN_IDLE_LIMIT_MS; ) {
      await sleep(LOOK_EVERY_MS, undefined, { signal })
      const now = worker.performance.eventLoopUtilization()
      idleMs = now.active > before.active + BUSY_MS ? 0 : idleMs + LOOK_EVERY_MS
      before = now
    }
    return `its thread waited ${OPEN_IDLE_LIMIT_MS} ms for nothing`
  }

  async function terminate() {
    isAsked = true
    await worker.terminate()
  }

  try {
    await answer('ready', idlesTooLong)
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
