import { AppError } from '@podium/domain'
import pLimit from 'p-limit'

/**
 * Runs at most `running` jobs at a time; up to `waiting` more queue in order, and `waiting()` tells how
 * many do. Throws `unavailable` (503)
 * beyond that, so that a flood waits neither without end nor in memory without bound.
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running)

  const inTurn = async <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= running && limit.pendingCount >= waiting) {
      throw new AppError('unavailable', { text: 'The server is busy, please retry' })
    }
    return limit(job)
  }
  return Object.assign(inTurn, { waiting: () => limit.pendingCount })
}
