import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Database } from '../db/database.ts'
import type { PoolDatabase } from '../db/pool-database.ts'
import { inSpan, kindOf } from './in-span.ts'
import { statementName } from './statement-name.ts'

const tracer = trace.getTracer('podium')
const STATEMENT = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }

/**
 * The same database with a span for each statement: its name and its duration, which for one outside
 * a transaction includes the wait for a connection. Neither text nor values are told.
 */
export function traceDatabase(db: PoolDatabase): PoolDatabase {
  return {
    ...db,
    query: (text, values) => inSpan(statementName(text), () => db.query(text, values), STATEMENT),
    transaction: (work) =>
      inSpan('transaction', () =>
        db.transaction((tx) =>
          work({
            query: (text, values) =>
              inSpan(statementName(text), () => tx.query(text, values), STATEMENT),
          }),
        ),
      ),
    batch: (statements, options) => inSpan('batch', () => tracedBatch(db, statements, options)),
  }
}

/** A span for each statement of one flush, from the answer before it to its own. */
async function tracedBatch(
  db: Database,
  ...[statements, options]: Parameters<Database['batch']>
): ReturnType<Database['batch']> {
  // Answers arrive in the context of the connection, which another request may have opened.
  const parent = context.active()
  const start = (at: number) => {
    const next = statements[at]
    return next && tracer.startSpan(statementName(next.text), STATEMENT, parent)
  }
  let current: ReturnType<typeof start>
  try {
    return await db.batch(statements, {
      ...options,
      onProgress(answered) {
        current?.end()
        current = start(answered)
      },
    })
  } catch (error) {
    current?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error))
    throw error
  } finally {
    current?.end()
  }
}
