import fc from 'fast-check'
import { fitting, type JsonSchema, text } from './api-from-schema.ts'

/** OpenAPI document, as far as the tests read it. */
export type Described = {
  operationId: string
  tags: string[]
  security: unknown[]
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<number, { content?: Record<string, { schema: JsonSchema }> }>
}
export type ApiDocument = { openapi: string; paths: Record<string, Record<string, Described>> }

type Operation = { path: string; method: string; described: Described }

export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      described,
    })),
  )

/** Requests to one operation: often what it describes, sometimes anything. `known` are ids that exist. */
export function requestOf({ path, described }: Operation, known: readonly string[]) {
  const { parameters, requestBody } = described
  const values = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, mostly(fitting(schema, known), text)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const schema = requestBody?.content['application/json'].schema
  const json = (value: fc.Arbitrary<unknown>) => value.map((sent) => JSON.stringify(sent))
  return fc
    .record({
      params: values('path'),
      query: values('query'),
      body: schema
        ? mostly(json(fitting(schema, known)), fc.oneof(json(fc.jsonValue()), text))
        : fc.constant(undefined),
    })
    .map(({ params, query, body }) => ({ url: urlOf(path, params, query), body }))
}

const mostly = <T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare })

type Values = Record<string, unknown>

function urlOf(path: string, params: Values, query: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => segment(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `/api${filled}?${search}`
}

/**
 * Path segment: no dots alone, which would be another address, and no lone surrogates, which a URL
 * cannot hold.
 */
const segment = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replace(/^(\.{0,2})$/, 'x$1')
