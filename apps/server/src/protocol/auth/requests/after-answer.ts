import { randomInt } from 'node:crypto'
import { AppError } from '@podium/domain'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { toRefusal } from './render-auth-error.ts'

/** Most jobs waiting; each is one message at most. */
const MAX_WAITING = 1_000
/**
 * Bounds of the pause before a job, in milliseconds. It is random, so that a caller's next request
 * does not meet the work of the one before it.
 */
const PAUSE_MS = { min: 20, max: 220 }

/** Most jobs at once that wait for others. */
const BESIDE = 8

/**
 * Work of requests that is done after their answer, so that neither the answer nor its time tells
 * what the work finds (decision 0033).
 */
export type AfterAnswer = {
  /** Queues a job. Throws `unavailable` (503) while too many wait. */
  run(job: () => Promise<void>): void
  /** Queues a job that waits for others, as the sender of text messages, and holds no other job up. */
  runBeside(job: () => Promise<void>): void
  /** Starts waiting jobs at once and resolves when all are done. */
  settle(): Promise<void>
}

export function createAfterAnswer(logger: Logger): AfterAnswer {
  const oneByOne = pLimit(1)
  const beside = pLimit(BESIDE)
  const paused = new Map<NodeJS.Timeout, () => void>()
  const running = new Set<Promise<void>>()

  async function attempt(job: () => Promise<void>) {
    try {
      await job()
    } catch (error) {
      // A refusal is what an answer would have told; here nobody may learn it.
      const refusal = error instanceof Error ? toRefusal(error) : undefined
      if (refusal === undefined || refusal.status >= 500) {
        logFailure(error, { logger, text: 'work after an answer failed' })
      }
    }
  }

  function enqueue(job: () => Promise<void>, turn: typeof oneByOne) {
    if (paused.size + running.size >= MAX_WAITING) {
      throw new AppError('unavailable', { text: 'The server is busy, please retry' })
    }
    const start = () => {
      clearTimeout(timer)
      paused.delete(timer)
      const done = turn(() => attempt(job)).finally(() => running.delete(done))
      running.add(done)
    }
    const timer = setTimeout(start, randomInt(PAUSE_MS.min, PAUSE_MS.max))
    paused.set(timer, start)
  }

  return {
    run: (job) => enqueue(job, oneByOne),
    runBeside: (job) => enqueue(job, beside),
    async settle() {
      while (paused.size + running.size > 0) {
        for (const start of [...paused.values()]) start()
        await Promise.all(running)
      }
    },
  }
}
