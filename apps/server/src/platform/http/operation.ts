import { AppError, type ErrorCode } from '@podium/domain'
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { HttpEnv } from './http-env.ts'

export type Access = 'anybody' | 'person' | 'moderator' | 'admin'

/**
 * One operation of the product's own API: what it takes and answers. The same schemas read its requests
 * and describe it in `/api/openapi.json`.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, as OpenAPI writes it: `/admin/users/{id}`. */
  path: string
  id: string
  summary: string
  tag: string
  /** Who may call it: anybody, whoever is signed in, editors and admins, or admins. */
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answers: Record<number, Answer>
  /** Refusals of its own, besides those of its access and its input. */
  errors?: readonly ErrorCode[]
}

type Answer = {
  description: string
  schema?: z.ZodType
  /** `application/json` unless given. */
  type?: string
  headers?: Record<string, string>
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
/** What a handler gets: each part as its schema reads it. */
export type Input<O extends Operation> = {
  params: Output<O['params']>
  query: Output<O['query']>
  body: Output<O['body']>
}

/** An operation with what answers it. */
export type Served = {
  operation: Operation
  handler: Handler<HttpEnv>
  /** Looks at a request first. */
  before?: MiddlewareHandler<HttpEnv>
}

/** Binds a handler to its operation; it is called with valid input only. */
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
 * Mounts them on a service's app; any other method of their addresses is `method_not_allowed` (405). Returns
 * them for the API's document.
 */
export function mountOperations(app: Hono<HttpEnv>, served: readonly Served[]): Operation[] {
  for (const { operation, handler, before } of served) {
    const handlers = before ? [before, handler] : [handler]
    app.on(operation.method.toUpperCase(), [routeOf(operation)], ...handlers)
  }
  const operations = served.map(({ operation }) => operation)
  for (const [route, known] of [...Map.groupBy(operations, routeOf)].sort(byParameters)) {
    const allow = known.map(({ method }) => method.toUpperCase()).join(', ')
    app.all(route, (c) => {
      c.header('allow', allow)
      throw new AppError('method_not_allowed')
    })
  }
  return operations
}

const routeOf = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** An address with a name of its own before the one that takes any name. */
const byParameters = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.split(':').length - other.split(':').length

/** Throws `validation_failed` and `bad_json` (400). */
async function readInput<O extends Operation>(c: Context, operation: O): Promise<Input<O>> {
  const { params, query, body } = operation
  const input = {
    params: params && parse(params, c.req.param()),
    query: query && parse(query, c.req.query()),
    body: body && parse(body, await readJson(c)),
  }
  return input as Input<O> // each part is parsed by its own schema above
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

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}
