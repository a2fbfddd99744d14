import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { HttpEnv } from './http-env.ts'

/** One line a request: never the query (links carry tokens in it), a header or a body. */
export const accessLog = (logger: Logger) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    if (!logger.isLevelEnabled('info')) return
    logger.info({
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      ip: c.var.clientIp,
    })
  })
