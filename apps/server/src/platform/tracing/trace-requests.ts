import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { suppressTracing, W3CTraceContextPropagator } from '@opentelemetry/core'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { HttpEnv } from '../http/http-env.ts'
import { PROBES } from '../http/probes.ts'

const tracer = trace.getTracer('podium')
const propagator = new W3CTraceContextPropagator()
const HEADERS = {
  get: (headers: Headers, key: string) => headers.get(key) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

/**
 * Layer that makes each request a span: method, route and status, never an address, a header or who
 * asked. Continues the trace of a proxy of ours (`traceparent`), not that of a stranger.
 */
export const traceRequests = createMiddleware<HttpEnv>(async (c, next) => {
  if (PROBES.has(c.req.path)) return context.with(suppressTracing(context.active()), next)
  const parent = c.var.isBehindProxy
    ? propagator.extract(context.active(), c.req.raw.headers, HEADERS)
    : context.active()
  const { method } = c.req
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
  await context.with(trace.setSpan(parent, span), next)
  const route = c.get('route') ?? routePath(c)
  const { status } = c.res
  span.updateName(`${method} ${route}`).setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
})
