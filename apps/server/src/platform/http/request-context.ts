import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { clientIp } from './client-ip.ts'
import type { HttpEnv } from './http-env.ts'

/**
 * Middleware that sets the request's id (also in the answer, `x-request-id`) and the visitor's
 * address.
 */
export const requestContext = ({ trustProxy }: { trustProxy: number }) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set(
      'clientIp',
      clientIp({
        socketAddress: c.env?.incoming?.socket.remoteAddress,
        forwardedFor: c.req.header('x-forwarded-for'),
        trustProxy,
      }),
    )
    c.set('isBehindProxy', trustProxy > 0)
    c.set('everyAnswer', { 'x-request-id': requestId })
    await next()
  })
