import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { HttpEnv } from './http-env.ts'

/** Middleware that logs once when requests seem to come through a proxy that TRUST_PROXY does not count. */
export function warnOfUndeclaredProxy({
  trustProxy,
  logger,
}: {
  trustProxy: number
  logger: Logger
}) {
  let isKnown = trustProxy > 0
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!isKnown && c.req.header('x-forwarded-for') !== undefined) {
      isKnown = true
      logger.warn(
        { from: c.var.clientIp },
        'a request names X-Forwarded-For and TRUST_PROXY is 0: if that is your proxy, all its visitors share the limits of one',
      )
    }
    await next()
  })
}
