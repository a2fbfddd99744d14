import { type Dialect, type ParsedRequest, parseRequest, type RawRequest } from './request.ts'

/** Most readings kept, and the longest request worth keeping. */
const MAX_KEPT = 500
const MAX_KEY_LENGTH = 2_000

/** What a request without a body is read from, besides its method, path and query. */
const HEADERS = ['accept', 'accept-profile', 'content-type', 'prefer', 'range'] as const

/**
 * `parseRequest` that remembers what it read last: everybody's first page asks for the same. Reading is
 * pure and nobody changes what was read. Throws RestError for what is not of the dialect.
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
