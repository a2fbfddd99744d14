import { Hono } from 'hono'
import type { Logger } from 'pino'
import { getApiDocument } from '../platform/http/api-document.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { type Gate, mountOperations, type Served } from '../platform/http/operation.ts'
import { renderApiError } from '../platform/http/render-api-error.ts'

/**
 * HTTP API of the product, to be mounted at `/api`: the operations of all concerns, and their
 * OpenAPI document.
 */
export function createApi({ operations, gate, logger }: ApiDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>().onError(renderApiError(logger))
  const document = getApiDocument(operations.map(({ operation }) => operation))
  mountOperations(app, [...operations, document], gate)
  return app
}

type ApiDeps = { operations: readonly Served[]; gate: Gate; logger: Logger }
