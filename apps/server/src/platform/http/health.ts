import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { AccessMissingError } from '../db/access/require-whole-access.ts'
import type { Heartbeats } from '../heartbeats.ts'

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
  let lastProbe: { at: number; isRunning: boolean; result: Promise<unknown> } | undefined

  const recentProbe = () => {
    if (!lastProbe || (!lastProbe.isRunning && performance.now() - lastProbe.at > CACHE_MS)) {
      const started = { at: performance.now(), isRunning: true, result: probe() }
      const end = () => {
        started.isRunning = false
      }
      started.result.then(end, end)
      lastProbe = started
    }
    return lastProbe.result
  }

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

/** Outcome of `running`; rejects when it takes longer. */
async function within<T>(ms: number, running: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
