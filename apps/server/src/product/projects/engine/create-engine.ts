import { Worker } from 'node:worker_threads'
import { AppError } from '@podium/domain'
import { type JobAnswer, type JobName, type JobOrder, type Jobs, READY } from './jobs.ts'

/** Longest time for a job and all before it, in milliseconds; a search is bounded in steps, not in time. */
const LIMIT_MS = 30_000
/** Longest start of the thread, in milliseconds: it loads the lexicon first. */
const START_LIMIT_MS = 120_000

export type Engine = {
  /** Answer of a job, made in the engine's thread. Throws `unavailable` (503) for a thread that fails or takes too long. */
  run<Name extends JobName>(name: Name, input: Jobs[Name]['input']): Promise<Jobs[Name]['answer']>
  stop(): Promise<void>
}

type Thread = {
  worker: Worker
  waiting: Map<number, Waiting>
  /** Resolves when the thread takes jobs; rejects with `unavailable` for one that cannot start. */
  ready: Promise<void>
}
type Waiting = { resolve: (answer: JobAnswer) => void; reject: (error: Error) => void }

/** The engine in a thread of its own, started with the first job and anew after one that failed it. */
export function createEngine(): Engine {
  let thread: Thread | undefined
  let lastId = 0

  function start(): Thread {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url))
    const waiting = new Map<number, Waiting>()
    const { promise: ready, resolve: takeJobs, reject: refuse } = Promise.withResolvers<void>()
    const started = { worker, waiting, ready }
    const timer = setTimeout(() => void worker.terminate(), START_LIMIT_MS).unref()
    const fail = (cause: unknown) => {
      if (thread === started) thread = undefined
      clearTimeout(timer)
      refuse(new AppError('unavailable', { cause }))
      for (const { reject } of waiting.values()) reject(new AppError('unavailable', { cause }))
      waiting.clear()
    }
    worker.on('message', (answer: JobAnswer | typeof READY) => {
      if (answer === READY) {
        clearTimeout(timer)
        takeJobs()
        return
      }
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    worker.once('error', fail)
    worker.once('exit', (code) => fail(new Error(`The engine ended with code ${code}`)))
    worker.unref()
    return started
  }

  return {
    async run(name, input) {
      thread ??= start()
      const { worker, waiting, ready } = thread
      await ready
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>()
      waiting.set(id, { resolve, reject })
      const timer = setTimeout(() => void worker.terminate(), LIMIT_MS).unref()
      worker.postMessage({ id, name, input } as JobOrder) // name and input belong together
      const answer = await promise.finally(() => clearTimeout(timer))
      if (!answer.ok) throw new Error(`The engine failed: ${answer.reason}`)
      return answer.answer as Jobs[typeof name]['answer'] // the answer of this job's name
    },
    async stop() {
      await thread?.worker.terminate()
    },
  }
}
