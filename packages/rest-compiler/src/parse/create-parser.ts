import { type Dialect, type ParsedRequest, parseRequest, type RawRequest } from './request.ts'

/** Most cached requests, and the longest one cached. */
const MAX_KEPT = 500
const MAX_KEY_LENGTH = 2_000

/** Headers that decide how a request without a body is parsed. */
const HEADERS = ['accept', 'accept-profile', 'content-type', 'prefer', 'range'] as const

/**
 * `parseRequest` with a cache: many people ask for the same first page. Parsing is pure and its
 * results are never modified. Throws RestError for requests outside the dialect.
 */
export function createParser(dialect: Dialect): (request: RawRequest) => ParsedRequest {
  const known = new Map<string, ParsedRequest>()
  return (request) => {
    const { method, path, query, header } = request
    if (method !== 'GET' && method !== 'HEAD') return parseRequest(request, dialect)
    const key = [method, path, query, ...HEADERS.map((name) => header(name) ?? '\0')].join('\n')
    const hit = known.get(key)
    if (hit) return hit
    const parsed = parseRequest(request, dialect)
    if (key.length > MAX_KEY_LENGTH) return parsed
    if (known.size >= MAX_KEPT) known.clear()
    known.set(key, parsed)
    return parsed
  }
}
