import { AppError, type ErrorCode } from '@podium/domain'
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { awaitBody } from './await-body.ts'
import type { Caller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import { limitBody } from './limit-body.ts'

export type Access = 'anybody' | 'person' | 'moderator' | 'admin'

/** Steps in front of the operations, in the order they run; the body is read after the first. */
export type Gate = {
  /**
   * Sets `claims` and `personId` by the token alone. Throws `no_authorization`, `bad_jwt`,
   * `session_not_found`, `insufficient_aal` and `second_factor_required` (401).
   */
  identify: MiddlewareHandler<HttpEnv>
  /**
   * Waits for the turn of the person and the address, at operations of the same kind. Throws `over_request_rate_limit`
   * (429).
   */
  takeTurn: (operation: Pick<Operation, 'waitsLong'>) => MiddlewareHandler<HttpEnv>
  /**
   * Sets `caller`, as the database knows them now. Throws `no_authorization`, `session_not_found`,
   * `second_factor_required` (401), `user_banned`, `not_admin` or `not_moderator` (403).
   */
  requireAccess: (access: Exclude<Access, 'anybody'>) => MiddlewareHandler<HttpEnv>
}

/**
 * Operation of the product's own API. The same schemas read its requests and describe it in
 * `/api/openapi.json`.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Path below `/api`, as OpenAPI writes it: `/admin/users/{id}`. */
  path: string
  id: string
  summary: string
  tag: string
  /** Permitted callers: anybody, signed-in people, editors and admins, or admins. */
  access: Access
  /** Waits in its turn for what has few places, as the engine of teams or a model. */
  waitsLong?: boolean
  /** Largest body in bytes; default 1 MiB. */
  maxBodyBytes?: number
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answers: Record<number, Answer>
  /** Error codes of its own, besides those of its access and its input. */
  errors?: readonly ErrorCode[]
}

type Answer = {
  description: string
  schema?: z.ZodType
  /** Content type of the answer; default `application/json`. */
  type?: string
  headers?: Record<string, string>
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
/** Input of a handler: each part as its schema reads it, and the caller unless anybody may call. */
export type Input<O extends Operation> = {
  params: Output<O['params']>
  query: Output<O['query']>
  body: Output<O['body']>
  caller: O['access'] extends 'anybody' ? undefined : Caller
}

/** Operation with its handler. */
export type Served = {
  operation: Operation
  handler: Handler<HttpEnv>
  /** Middleware that runs first. */
  before?: MiddlewareHandler<HttpEnv>
}

/** Binds a handler to its operation; the handler receives valid input only. */
export function serve<const O extends Operation>(
  operation: O,
  handle: (c: Context<HttpEnv>, input: Input<O>) => Response | Promise<Response>,
): Served {
  return {
    operation,
    handler: async (c) => handle(c, await readInput(c, operation)),
  }
}

/**
 * Mounts operations, each behind its body limit, its turn and its access check; a literal path comes
 * before one with a parameter. Another method of a known path is `method_not_allowed` (405).
 */
export function mountOperations(
  app: Hono<HttpEnv>,
  served: readonly Served[],
  { identify, takeTurn, requireAccess }: Gate,
): void {
  const inOrder = served.toSorted((one, other) => parametersIn(one) - parametersIn(other))
  for (const { operation, handler, before } of inOrder) {
    const { access, body, maxBodyBytes } = operation
    app.on(
      operation.method.toUpperCase(),
      [routeOf(operation)],
      ...(before ? [before] : []),
      ...(access === 'anybody' ? [] : [identify]),
      limitBody(maxBodyBytes),
      ...(body ? [awaitBody] : []),
      takeTurn(operation),
      ...(access === 'anybody' ? [] : [requireAccess(access)]),
      handler,
    )
  }
  const operations = inOrder.map(({ operation }) => operation)
  for (const [route, known] of Map.groupBy(operations, routeOf)) {
    const allow = known.map(({ method }) => method.toUpperCase()).join(', ')
    app.all(route, (c) => {
      c.header('allow', allow)
      throw new AppError('method_not_allowed')
    })
  }
}

const routeOf = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const parametersIn = ({ operation }: Served) => operation.path.split('{').length

/** Input of a request. Throws `validation_failed` and `bad_json` (400). */
async function readInput<O extends Operation>(
  c: Context<HttpEnv>,
  operation: O,
): Promise<Input<O>> {
  const { access, params, query, body } = operation
  const { caller } = c.var
  if (access !== 'anybody' && caller === undefined) throw new AppError('no_authorization')
  const input = {
    params: params && parse(params, c.req.param()),
    query: query && parse(query, c.req.query()),
    body: body && parse(body, await readJson(c)),
    caller,
  }
  return input as Input<O> // each part is parsed by its own schema above, the caller checked
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success && isStorable(result.data)) return result.data
  const issue = result.error?.issues[0]
  const text = issue && `${issue.path.join('.') || 'request'}: ${issue.message}`
  throw new AppError('validation_failed', text === undefined ? {} : { text })
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch (cause) {
    throw new AppError('bad_json', { cause })
  }
}

/** Whether PostgreSQL can store a value: no U+0000 and no lone surrogate. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}
