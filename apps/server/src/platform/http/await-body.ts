import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './http-env.ts'

/**
 * Layer that waits for the whole body, which Hono keeps for the handler: who asks is looked up once it is there, so a
 * slow sender neither holds a turn nor writes with a session that has ended meanwhile.
 */
export const awaitBody = createMiddleware<HttpEnv>(async (c, next) => {
  await c.req.text().catch(() => {}) // the handler meets the same failure
  await next()
})
