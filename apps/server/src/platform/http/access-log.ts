import type { Logger } from 'pino'
import type { Observer } from './observe.ts'

/**
 * Access log, one line per request: never the query (links carry tokens in it), a header or a body.
 */
export const accessLog =
  (logger: Logger): Observer =>
  (c, ms) => {
    if (!logger.isLevelEnabled('info')) return
    logger.info({
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(ms),
      ip: c.var.clientIp,
    })
  }
