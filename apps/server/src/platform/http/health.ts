import { AppError } from '@podium/domain'
import { type Context, Hono } from 'hono'
import { AccessMissingError } from '../db/access/require-whole-access.ts'
import type { Heartbeats } from '../heartbeats.ts'
import { seldom } from '../seldom.ts'
import { within } from '../within.ts'
import type { HttpEnv } from './http-env.ts'

const CACHE_MS = 1000
/** Longest wait for the probe, in milliseconds; it may run on, and nobody starts a second one. */
const PROBE_MS = 5000

type HealthDeps = {
  /** Readiness probe; rejects while the database, or in hosted mode the project, is unreachable or lacks rights. */
  probe: () => Promise<unknown>
  isStopping: () => boolean
  /** Rights and policies to look at, which do not keep it from working. */
  differentRights: () => readonly string[]
  /** Whether a caller may learn of them. */
  isOperator: (c: Context<HttpEnv>) => boolean
  heartbeats: Heartbeats
}

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 while it can work, else 503; the probe
 * runs at most once a second, however many ask. Operators are told which rights differ.
 */
export function createHealth(deps: HealthDeps) {
  const { probe, isStopping, differentRights, isOperator, heartbeats } = deps
  const recentProbe = seldom(probe, CACHE_MS)

  return new Hono<HttpEnv>()
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
      const different = isOperator(c) ? differentRights() : []
      return c.json({
        status: 'ready',
        ...(different.length > 0 && { differentRights: different }),
      })
    })
}
