import { routePath } from 'hono/route'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Answered } from '../http/access-log.ts'
import type { Observer } from '../http/observe.ts'

/** Methods used as labels: bounded, or a visitor could grow the registry without end. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts and times every request by route, method and status (`podium_http_request_seconds`), and
 * counts what never became one (`podium_http_unparsed_total`). A route is a pattern of the server's
 * own, or what a handler names it (`c.var.route`): never what a visitor has typed.
 */
export function createRequestMetrics(registry: Registry) {
  const duration = new Histogram({
    name: 'podium_http_request_seconds',
    help: 'Time from the request to its answer, by route',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const unparsed = new Counter({
    name: 'podium_http_unparsed_total',
    help: 'Refusals of what never became a request: no HTTP, too slow, too long a head',
    labelNames: ['status'] as const,
    registers: [registry],
  })
  const known = new Map<string, ReturnType<typeof duration.labels>>()
  const series = (route: string, method: string, status: number) => {
    const key = `${route} ${method} ${status}`
    const found = known.get(key) ?? duration.labels(route, method, String(status))
    known.set(key, found)
    return found
  }
  /** Counts an answer; the route is one of a bounded set. */
  const count = (
    route: string,
    { method, status, ms }: Pick<Answered, 'method' | 'status' | 'ms'>,
  ) => series(route, METHODS.has(method) ? method : 'other', status).observe(ms / 1000)
  const observe: Observer = (c, ms) =>
    count(c.get('route') ?? routePath(c), { method: c.req.method, status: c.res.status, ms })
  const countUnparsed = (status: number) => unparsed.inc({ status: String(status) })
  return { count, observe, countUnparsed }
}
