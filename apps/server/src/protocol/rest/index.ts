import {
  allowedMethods,
  createParser,
  type Dialect,
  qualified,
  type RawRequest,
  RestError,
  type Schema,
} from '@podium/rest-compiler'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { allowAnyOrigin } from '../../platform/http/allow-any-origin.ts'
import { addToAnswer, answer } from '../../platform/http/answer.ts'
import { askerOf } from '../../platform/http/asker.ts'
import { createFairTurns } from '../../platform/http/fair-turns.ts'
import { hangUpSignal } from '../../platform/http/hang-up.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { requestHeaders } from '../../platform/http/request-headers.ts'
import { identify } from './identify.ts'
import { renderRestError } from './render-rest-error.ts'
import { type RunDeps, runRequest } from './run-request.ts'
import { createSchemaCache } from './schema-cache.ts'
import { turnLimits } from './turn-limits.ts'

export type RestDeps = {
  db: Database
  /** Claims of a token. Throws AppError('bad_jwt'). */
  verifyToken(token: string): Promise<Claims>
  logger: Logger
  /** Path the service is mounted at. */
  prefix?: string
  /** Claims of a request without any key; null refuses it. */
  anonymous?: Claims | null
  anonymousRole?: string
  dialect?: Partial<Dialect>
} & Partial<Pick<RunDeps, 'extraSearchPath' | 'preRequest' | 'appSettings' | 'txEnd'>>

const DIALECT: Dialect = {
  schemas: ['public'],
  maxRows: 1000,
  answerBytes: 16 * 2 ** 20,
  aggregates: false,
  txOverride: false,
}

export type Rest = {
  app: Hono<HttpEnv>
  /** Stops listening for changes of the schema. */
  close(): Promise<void>
}

/** Data API: PostgREST's dialect over every exposed table, view and function. */
export function createRest(deps: RestDeps): Rest {
  const { db, logger, prefix = '/rest/v1', extraSearchPath = null } = deps
  const dialect = { ...DIALECT, ...deps.dialect }
  const exposure = { schemas: dialect.schemas, extraSearchPath: extraSearchPath ?? ['public'] }
  const cache = createSchemaCache(db, exposure, logger)
  const run: RunDeps = {
    db,
    cache,
    dialect,
    parse: createParser(dialect),
    extraSearchPath,
    anonymousRole: deps.anonymousRole ?? 'anon',
    preRequest: deps.preRequest ?? null,
    appSettings: deps.appSettings ?? [],
    txEnd: deps.txEnd ?? 'commit',
  }
  const turns = createFairTurns(turnLimits(db))
  const app = new Hono<HttpEnv>()
  app.onError(renderRestError(logger))
  app.use(allowAnyOrigin, limitBody())
  app.all('/*', async (c) => {
    addToAnswer(c, PRIVATE)
    const request = await readRequest(c, prefix)
    if (request.method === 'OPTIONS') {
      const { schema } = await cache.current()
      const allow = allowedMethods(request, schema, dialect)
      return c.body('', 200, { allow, 'access-control-allow-origin': '*' })
    }
    const claims = await identify(request, deps)
    if (claims.sub !== undefined) c.set('personId', claims.sub)
    const target = findTarget(request.path, (await cache.current()).schema, dialect)
    if (target !== undefined) c.set('route', prefix + target)
    const signal = hangUpSignal(c)
    const asker = askerOf(c, claims.role === 'anon' ? undefined : claims.sub)
    const isAwaited = () => turns.isAwaited(asker)
    const job = () => runRequest(run, request, { claims, signal, isAwaited })
    const { status, headers, body } =
      claims.role === 'service_role' ? await job() : await turns.inTurn(asker, job, signal)
    return answer(c, body || null, { status, headers })
  })
  return { app, close: () => cache.close() }
}

/** Path of a request where it is that of a table or a function there is, for figures. */
function findTarget(path: string, schema: Schema, { schemas }: Dialect): string | undefined {
  const routine = /^\/rpc\/(.+)$/.exec(path)?.[1]
  const name = routine ?? path.slice(1)
  const known = routine === undefined ? schema.tables : schema.routines
  return schemas.some((schema) => known.has(qualified({ schema, name }))) ? path : undefined
}

/** Headers of every answer: rows are one person's, and no cache may hand them to another. */
const PRIVATE = { 'cache-control': 'no-store', vary: 'Accept, Authorization, Prefer, Range' }

async function readRequest(c: Context<HttpEnv>, prefix: string) {
  const { url, method } = c.req
  const headers = requestHeaders(c)
  const question = url.indexOf('?')
  const request: RawRequest & { headers: Readonly<Record<string, string>> } = {
    method,
    path: decodePath(c.req.path.slice(prefix.length)),
    query: question === -1 ? '' : url.slice(question + 1),
    body: method === 'GET' || method === 'HEAD' || method === 'DELETE' ? '' : await readBody(c),
    headers,
    header: (name) => headers[name] ?? null,
  }
  return request
}

/** Decoded path. Throws PGRST125. */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Falls through to the refusal.
  }
  throw new RestError({
    code: 'PGRST125',
    status: 404,
    message: 'Invalid path specified in request URL',
  })
}

/**
 * Body as text, or as PostgreSQL's hex form of bytes. Throws PGRST102 for invalid UTF-8,
 * AppError('payload_too_large') above the limit.
 */
async function readBody(c: Context<HttpEnv>): Promise<string> {
  const bytes = await c.req.arrayBuffer()
  if (c.req.header('content-type')?.startsWith('application/octet-stream')) {
    return `\\x${Buffer.from(bytes).toString('hex')}`
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RestError({ code: 'PGRST102', status: 400, message: 'Empty or invalid json' })
  }
}
