import { ERRORS, type ErrorCode } from '@podium/domain'
import { z } from 'zod'
import { type Operation, type Served, serve } from './operation.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const operation = {
  method: 'get',
  path: '/openapi.json',
  id: 'getApiDocument',
  summary: 'This document',
  tag: 'api',
  access: 'anybody',
  answers: {
    200: {
      description: 'OpenAPI 3.1',
      schema: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
    },
  },
} as const

/** GET /api/openapi.json: OpenAPI document of `/api`, from the schemas that read its requests. */
export function getApiDocument(operations: readonly Operation[]): Served {
  let document: JsonObject | undefined
  return serve(operation, (c) => {
    // When somebody first asks, because nobody's start should wait for it: it takes longer than the rest of one.
    document ??= describeApi([...operations, operation])
    return c.json(document)
  })
}

/** OpenAPI 3.1 document of the operations. */
function describeApi(operations: readonly Operation[]): JsonObject {
  const components: JsonObject = {}
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation, components),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Podium',
      version: '1.0.0',
      description: 'Refusals are `{ error, code }`: a sentence for developers and a stable code.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a session (`/auth/v1`)',
        },
      },
    },
  }
}

function describeOperation(operation: Operation, components: JsonObject): JsonObject {
  const { id, summary, tag, access, params, query, body } = operation
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: access === 'anybody' ? [] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(params, 'path', components),
      ...describeParameters(query, 'query', components),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input', components) } },
      },
    }),
    responses: { ...describeAnswers(operation, components), ...describeRefusals(operation) },
  }
}

function describeParameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: JsonObject,
): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', components)
  return Object.entries(properties as JsonObject).map(([name, property]) => ({
    name,
    in: place,
    required: (required as Json[]).includes(name),
    schema: property,
  }))
}

function describeAnswers({ answers }: Operation, components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { description, schema, type, headers }]) => [
      status,
      {
        description,
        ...(headers && {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, what]) => [
              name,
              { description: what, schema: { type: 'string' } },
            ]),
          ),
        }),
        ...((schema || type) && {
          content: {
            [type ?? 'application/json']: {
              schema: schema ? jsonSchema(schema, 'output', components) : { type: 'string' },
            },
          },
        }),
      },
    ]),
  )
}

const SIGNED_IN = [
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'insufficient_aal',
  'second_factor_required',
  'user_banned',
] as const satisfies readonly ErrorCode[]

/** Error codes of each access, besides an operation's own. */
const ACCESS_ERRORS = {
  anybody: [],
  person: SIGNED_IN,
  moderator: [...SIGNED_IN, 'not_moderator'],
  admin: [...SIGNED_IN, 'not_admin'],
} as const satisfies Record<Operation['access'], readonly ErrorCode[]>

/** Codes of an invalid token, after which the client must sign in again. */
const SIGN_IN_AGAIN: readonly ErrorCode[] = ['bad_jwt', 'session_not_found']

function describeRefusals(operation: Operation): JsonObject {
  const { method, access, params, query, body, errors = [] } = operation
  const codes: ErrorCode[] = [
    ...ACCESS_ERRORS[access],
    ...(params || query || body ? (['validation_failed'] as const) : []),
    ...(body ? (['bad_json'] as const) : []),
    ...(method === 'get' ? [] : (['payload_too_large', 'conflict'] as const)),
    ...errors,
    'over_request_rate_limit',
    'unavailable',
  ]
  const statusOf = (code: ErrorCode) => (SIGN_IN_AGAIN.includes(code) ? 401 : ERRORS[code].status)
  return Object.fromEntries(
    [...Map.groupBy(new Set(codes), statusOf)].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { error: { type: 'string' }, code: { enum: group } },
              required: ['error', 'code'],
            },
          },
        },
      },
    ]),
  )
}

/** JSON Schema of a zod schema's input or output; parts with an id become components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io }) as JsonObject
  for (const [id, definition] of Object.entries($defs as JsonObject)) {
    components[id] = withComponents(definition)
  }
  return withComponents(rest) as JsonObject // an object stays one
}

/** References to components in place of zod's local definitions. */
function withComponents(value: Json): Json {
  if (Array.isArray(value)) return value.map(withComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? part.replace('#/$defs/', '#/components/schemas/')
        : withComponents(part),
    ]),
  )
}
