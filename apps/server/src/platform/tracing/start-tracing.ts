import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { z } from 'zod'
import { createTally, sum } from '../log/tally.ts'
import { within } from '../within.ts'
import { parseHeaders } from './parse-headers.ts'
import { traceDatabase } from './trace-database.ts'
import { traceRequests } from './trace-requests.ts'

export type TracingOptions = {
  /** Address of a collector, to which `/v1/traces` is added. */
  endpoint: string
  /** Headers for it, as `name=value,name=value` with encoded values. */
  headers: string | undefined
  serviceName: string
  version: string
  /** Share of the traces that is kept, from 0 to 1. */
  ratio: number
}

export type Tracing = {
  requests: typeof traceRequests
  database: typeof traceDatabase
  /** Sends what has not been sent yet, for half a second at most. Never throws. */
  close(): Promise<void>
}

const SEND_EVERY_MS = 1000
const LAST_SPANS_MS = 500

/**
 * Sends spans to a collector by OTLP over HTTP, in batches and in the background; what it does not
 * take is dropped, and told once a second. For the whole process: spans go by its one provider.
 */
export function startTracing(options: TracingOptions, logger: Logger): Tracing {
  const { endpoint, headers, serviceName, version, ratio } = options
  const failures = createTally((reasons) =>
    logger.warn({ count: sum(reasons), reasons }, 'traces could not be sent'),
  )
  const tell = (said: string) => failures.add(reasonIn(said).slice(0, 200))
  const ignore = () => {}
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseHeaders(headers ?? '') ?? {},
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    requests: traceRequests,
    database: traceDatabase,
    close: () => within(LAST_SPANS_MS, provider.shutdown()).catch(() => {}),
  }
}

const Flattened = z.object({ message: z.string() })

/** Reason in what the library says, which makes one JSON text of an error with its stack. */
function reasonIn(said: string): string {
  try {
    return Flattened.parse(JSON.parse(said)).message
  } catch {
    return said // a sentence
  }
}
