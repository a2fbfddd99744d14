import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { AccessMissingError } from '../db/access/require-whole-access.ts'

const CACHE_MS = 1000

type HealthDeps = {
  /** Readiness probe; rejects while the database, or in hosted mode the project, is unreachable or lacks rights. */
  probe: () => Promise<unknown>
  isStopping: () => boolean
}

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 while it can work, else 503; the probe
 * runs at most once a second, however many ask.
 */
export function createHealth({ probe, isStopping }: HealthDeps) {
  let lastProbe: { at: number; result: Promise<unknown> } | undefined

  const recentProbe = () => {
    if (!lastProbe || performance.now() - lastProbe.at > CACHE_MS) {
      lastProbe = { at: performance.now(), result: probe() }
    }
    return lastProbe.result
  }

  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new AppError('unavailable', { text: 'The server is stopping' })
      await recentProbe().catch((cause) => {
        if (cause instanceof AccessMissingError) {
          throw new AppError('unavailable', { text: cause.message, cause })
        }
        throw new AppError('unavailable', { cause })
      })
      return c.json({ status: 'ready' })
    })
}
