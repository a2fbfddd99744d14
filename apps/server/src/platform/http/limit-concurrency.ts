import { AppError } from '@podium/domain'

/**
 * Runs at most `running` jobs at a time; up to `waiting` more queue in order. Throws `unavailable` (503)
 * beyond that, so that a flood waits neither without end nor in memory without bound.
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let active = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) {
        throw new AppError('unavailable', { text: 'The server is busy, please retry' })
      }
      await new Promise<void>((resolve) => queue.push(resolve)) // takes over its predecessor's place
    } else {
      active += 1
    }
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next === undefined) active -= 1
      else next()
    }
  }
}
