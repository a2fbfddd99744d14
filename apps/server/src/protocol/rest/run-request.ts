import {
  type AnswerRow,
  bind,
  type Compiled,
  compile,
  type Dialect,
  type ParsedRequest,
  type RawRequest,
  RestError,
  type RestResponse,
  respond,
  toRestError,
} from '@podium/rest-compiler'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database, Statement } from '../../platform/db/database.ts'
import { SqlError } from '../../platform/db/sql-error.ts'
import { requestSettings } from './request-settings.ts'
import type { SchemaCache, Snapshot } from './schema-cache.ts'

export type RunDeps = {
  db: Database
  cache: SchemaCache
  dialect: Dialect
  /** Parser of requests. Throws RestError. */
  parse(request: RawRequest): ParsedRequest
  anonymousRole: string
  /** Schemas searched after the active one; null leaves the database's own search path. */
  extraSearchPath: readonly string[] | null
  /** Function called in every transaction before the statement, as `"schema"."name"`. */
  preRequest: string | null
  /** Settings of every transaction. */
  appSettings: readonly { name: string; value: string }[]
  /** End of a transaction whose request names none. */
  txEnd: 'commit' | 'rollback'
}

type Caller = {
  claims: Claims
  signal: AbortSignal | undefined
  /** Whether others wait for this request to end. */
  isAwaited(): boolean
}

/**
 * Runs a request: parse, plan and SQL are pure and cached by the shape's key; then one flush to the
 * database. Throws RestError, and HungUpError once `signal` aborts.
 */
export async function runRequest(
  deps: RunDeps,
  request: RawRequest & { headers: Readonly<Record<string, string>> },
  { claims, signal, isAwaited }: Caller,
): Promise<RestResponse> {
  const parsed = deps.parse(request)
  const { snapshot, compiled } = await compiledFor(deps, parsed)
  const { plan } = compiled
  const readOnly = plan.kind === 'read' || (plan.kind === 'call' && plan.isReadOnly)
  const statements = [
    settingsFor(deps, request, { parsed, claims, snapshot, readOnly }),
    ...(deps.preRequest === null ? [] : [{ text: `select ${deps.preRequest}()` }]),
    statementFor(compiled.main, parsed, snapshot),
    ...(compiled.estimate ? [statementFor(compiled.estimate, parsed, snapshot)] : []),
  ]
  const end = endOf(deps, parsed)
  // Deferred constraints are checked before the rollback hides their errors.
  if (end === 'rollback' && !readOnly) statements.push({ text: 'set constraints all immediate' })

  const mainAt = deps.preRequest === null ? 1 : 2
  try {
    const results = await deps.db.batch(statements, {
      end,
      signal,
      isAwaited,
      isReadOnly: readOnly,
    })
    const row = results[mainAt]?.rows[0] as AnswerRow | undefined // the statement's own columns
    if (!row) throw new Error('the main statement gave no row')
    const estimate = compiled.estimate ? plannedRows(results[mainAt + 1]?.rows[0]) : null
    return respond(compiled, parsed, { row, estimate, dialect: deps.dialect })
  } catch (error) {
    if (!(error instanceof SqlError)) throw error
    throw toRestError(error, {
      isAnonymous: claims.role === deps.anonymousRole,
      hasGuard: compiled.hasGuard,
      hasTimezone: parsed.prefer.timezone !== null,
    })
  }
}

/** Error codes after which the schema is read again, because a newer one may have the name. */
const MISSES: ReadonlySet<string> = new Set([
  'PGRST200',
  'PGRST202',
  'PGRST204',
  'PGRST205',
  '42703',
  '42704',
])

async function compiledFor(
  { cache, dialect }: RunDeps,
  parsed: ParsedRequest,
): Promise<{ snapshot: Snapshot; compiled: Compiled }> {
  const snapshot = await cache.current()
  try {
    return { snapshot, compiled: compileWith(snapshot, parsed, dialect) }
  } catch (error) {
    if (!(error instanceof RestError) || !MISSES.has(error.code)) throw error
    const fresh = await cache.refreshed()
    if (!fresh) throw error
    return { snapshot: fresh, compiled: compileWith(fresh, parsed, dialect) }
  }
}

function compileWith(
  { schema, statements }: Snapshot,
  parsed: ParsedRequest,
  dialect: Dialect,
): Compiled {
  const known = statements.get(parsed.key)
  if (known) return known
  const compiled = compile(parsed.shape, schema, dialect)
  statements.set(parsed.key, compiled)
  return compiled
}

function statementFor(
  sql: Compiled['main'],
  parsed: ParsedRequest,
  { statements }: Snapshot,
): Statement {
  const name = statements.nameFor(parsed.key, sql.text)
  const values = bind(sql, parsed)
  return name === undefined ? { text: sql.text, values } : { name, text: sql.text, values }
}

function settingsFor(
  { extraSearchPath, appSettings }: RunDeps,
  request: RawRequest & { headers: Readonly<Record<string, string>> },
  {
    parsed,
    claims,
    snapshot,
    readOnly,
  }: { parsed: ParsedRequest; claims: Claims; snapshot: Snapshot; readOnly: boolean },
): Statement {
  const searchPath =
    extraSearchPath && [parsed.shape.schema, ...extraSearchPath].map(quote).join(', ')
  return requestSettings(request, {
    claims,
    headers: request.headers,
    searchPath,
    timezone: parsed.prefer.timezone,
    readOnly,
    settings: [...appSettings, ...(snapshot.roleSettings.get(claims.role) ?? [])],
  })
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

function endOf({ dialect, txEnd }: RunDeps, { prefer }: ParsedRequest): 'commit' | 'rollback' {
  return (dialect.txOverride ? prefer.tx : null) ?? txEnd
}

/** Planner's row count from `EXPLAIN (FORMAT JSON)`. */
function plannedRows(row: Record<string, unknown> | undefined): number | null {
  const plan = row?.['QUERY PLAN']
  const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
  const rows = (parsed as [{ Plan?: { 'Plan Rows'?: unknown } }] | undefined)?.[0]?.Plan?.[
    'Plan Rows'
  ]
  return typeof rows === 'number' ? rows : null
}
