import { AppError } from '@podium/domain'
import { Hono } from 'hono'

const CACHE_MS = 1000

type HealthDeps = {
  /** Rejects while the server cannot do its work: the database is away, or the project in hosted mode. */
  probe: () => Promise<unknown>
  isStopping: () => boolean
}

/**
 * `/healthz`: the process answers. `/readyz`: it can also work, or 503; the probe runs once a second at
 * most, however many ask.
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
        throw new AppError('unavailable', { cause })
      })
      return c.json({ status: 'ready' })
    })
}
