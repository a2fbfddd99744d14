import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { AccessMissingError } from '../db/access/require-whole-access.ts'
import type { Heartbeats } from '../heartbeats.ts'
import { seldom } from '../seldom.ts'
import { within } from '../within.ts'

const CACHE_MS = 1000
/** Longest wait for the probe, in milliseconds; it may run on, and nobody starts a second one. */
const PROBE_MS = 5000

type HealthDeps = {
  /** Readiness probe; rejects while the database, or in hosted mode the project, is unreachable or lacks rights. */
  probe: () => Promise<unknown>
  isStopping: () => boolean
  heartbeats: Heartbeats
}

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 while it can work, else 503; the probe
 * runs at most once a second, however many ask.
 */
export function createHealth({ probe, isStopping, heartbeats }: HealthDeps) {
  const recentProbe = seldom(probe, CACHE_MS)

  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new AppError('unavailable', { text: 'The server is stopping' })
      await within(PROBE_MS, recentProbe()).catch((cause) => {
        if (cause instanceof AccessMissingError) {
          throw new AppError('unavailable', { text: cause.message, cause })
        }
        throw new AppError('unavailable', { cause })
      })
      const stopped = heartbeats.stopped()
      if (stopped.length > 0) {
        throw new AppError('unavailable', { text: `No sign of life: ${stopped.join(', ')}` })
      }
      return c.json({ status: 'ready' })
    })
}
