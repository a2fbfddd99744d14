import type { AppError } from '@podium/domain'

/**
 * OAuth error names (RFC 6749 §4.1.2.1) by status, as Supabase Auth maps them; other statuses have
 * none.
 */
const ERROR_NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Fields of a refusal in the address a browser returns to. */
export function errorFields({ status, code, message }: AppError): Record<string, string> {
  const error = ERROR_NAMES[status]
  return {
    ...(error === undefined ? {} : { error }),
    error_code: code,
    error_description: message,
  }
}

/** URL with the fields in its query. */
export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target)
  for (const [key, value] of Object.entries(fields)) url.searchParams.set(key, value)
  return url.href
}

/**
 * URL with the fields in its fragment; the empty `sb` marks the fragment as ours for the client.
 */
export function withFragment(target: string, fields: Record<string, string | number>): string {
  const query = new URLSearchParams({ sb: '' })
  for (const [key, value] of Object.entries(fields)) query.set(key, String(value))
  query.sort()
  const url = new URL(target)
  url.hash = query.toString()
  return url.href
}
