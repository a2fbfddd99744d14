import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'

/** Deepest nesting: more than any metadata needs, far less than what exhausts a stack. */
const MAX_DEPTH = 64

/**
 * JSON body as `schema` reads it: unknown fields are ignored and `null` means absent. Throws
 * `bad_json` (400) for anything but a JSON object, wrong types, or values the database cannot
 * store.
 */
export async function readBody<S extends z.ZodType>(
  c: Context<HttpEnv>,
  schema: S,
): Promise<z.output<S>> {
  return parseBody(await c.req.text(), schema)
}

/** Body of calls that the official client sends with or without one; see `readBody`. */
export async function readOptionalBody<S extends z.ZodType>(
  c: Context<HttpEnv>,
  schema: S,
): Promise<z.output<S>> {
  return parseBody((await c.req.text()) || '{}', schema)
}

function parseBody<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badJson('expected an object')
  }
  checkStorable(body, 0)
  const given = Object.entries(body).filter(([, value]) => value !== null)
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw badJson(`${issue?.path.join('.')}: ${issue?.message}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The engine's message quotes the body, which may hold a password.
    throw badJson(text === '' ? 'unexpected end of JSON input' : 'invalid character', error)
  }
}

/** Refuses strings PostgreSQL cannot store (U+0000, a lone surrogate) and too deep nesting. */
export function checkStorable(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw badJson('exceeded max depth')
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw badJson('invalid character in string')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    checkStorable(key, depth)
    checkStorable(child, depth + 1)
  }
}

const badJson = (detail: string, cause?: unknown) =>
  new AppError('bad_json', { text: `Could not parse request body as JSON: ${detail}`, cause })
