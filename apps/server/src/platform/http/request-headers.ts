import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * All headers of a request, names in lower case. Node has read them already; building a `Headers` object to
 * read them from again costs every request some 10 µs.
 */
export function requestHeaders(c: Context<HttpEnv>): Readonly<Record<string, string>> {
  const parsed = c.env?.incoming?.headers
  // Node keeps only `set-cookie` as a list, which no request has a use for.
  return parsed === undefined ? c.req.header() : (parsed as Record<string, string>)
}
