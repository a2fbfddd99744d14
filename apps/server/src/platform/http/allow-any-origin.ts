import { createMiddleware } from 'hono/factory'
import { addToAnswer } from './answer.ts'
import type { HttpEnv } from './http-env.ts'

/** Response headers exposed to other origins (the lists of Supabase Auth and PostgREST). */
const EXPOSED = [
  'content-encoding',
  'content-location',
  'content-range',
  'content-type',
  'date',
  'link',
  'location',
  'preference-applied',
  'range-unit',
  'x-request-id',
  'x-supabase-api-version',
  'x-total-count',
].join(', ')

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * CORS of the Supabase protocols: any origin, because a bearer token in a header is the only credential
 * and no cookie is read. A plain `OPTIONS` (no preflight) goes on to the service.
 */
export const allowAnyOrigin = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    })
  }
  addToAnswer(c, CORS)
  await next()
  if (c.get('isComplete')) return
  for (const [name, value] of Object.entries(CORS)) c.res.headers.set(name, value)
  return
})
