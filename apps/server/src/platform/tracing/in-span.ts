import { type Attributes, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

type About = { kind?: SpanKind; attributes?: Attributes }

/** Without a provider, which `startTracing` registers, its spans record nothing. */
const tracer = trace.getTracer('podium')

/**
 * Runs `work` as a span of the trace under way, or of a new one. A failure is told by its class or
 * SQLSTATE only: messages may quote what people typed.
 */
export function inSpan<T>(name: string, work: () => Promise<T>, about: About = {}): Promise<T> {
  return tracer.startActiveSpan(name, about, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', kindOf(error))
      throw error
    } finally {
      span.end()
    }
  })
}

/** Name of a failure that holds nothing of its text. */
export const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error'
  return 'sqlState' in error && typeof error.sqlState === 'string' ? error.sqlState : error.name
}
