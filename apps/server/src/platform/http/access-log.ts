import type { Logger } from 'pino'
import { loggedPath } from '../log/logged-path.ts'
import type { Observer } from './observe.ts'

/**
 * Access log, one line per request: never the query (links carry tokens in it), a secret in the path, a header
 * or a body.
 */
export const accessLog =
  (logger: Logger): Observer =>
  (c, ms) => {
    if (!logger.isLevelEnabled('info')) return
    logger.info({
      requestId: c.var.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(ms),
      ip: c.var.clientIp,
    })
  }
