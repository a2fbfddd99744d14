import { Counter, Histogram, Registry } from 'prom-client'
import type { Observer } from './observe.ts'

/** First path segments counted separately; everything else is the web app. */
const GROUPS = new Set(['auth', 'rest', 'storage', 'realtime', 'api', 'mailbox', 'metrics'])

/**
 * Counts and times every request by group, method and status (`podium_http_request_seconds`), and
 * counts what never became one (`podium_http_unparsed_total`).
 */
export function createMetrics() {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'podium_http_request_seconds',
    help: 'Time from the request to its answer, by group of routes',
    labelNames: ['group', 'method', 'status'] as const,
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
  const series = (group: string, method: string, status: number) => {
    const key = `${group} ${method} ${status}`
    const found = known.get(key) ?? duration.labels(group, method, String(status))
    known.set(key, found)
    return found
  }
  const observe: Observer = (c, ms) => {
    const segment = c.req.path.split('/', 2)[1] ?? ''
    const group = GROUPS.has(segment) ? segment : 'pages'
    const method = METHODS.has(c.req.method) ? c.req.method : 'other'
    series(group, method, c.res.status).observe(ms / 1000)
  }
  const countUnparsed = (status: number) => unparsed.inc({ status: String(status) })
  return { registry, observe, countUnparsed }
}

/** Methods used as labels: bounded, or a visitor could grow the registry without end. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
