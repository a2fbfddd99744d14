import type { Person } from '@podium/testing'

/** Caller of the admin API: a signed-in person, a bare token, or nobody. */
type Asking = {
  url: string
  caller: Person | string | undefined
  /** Accepted language; no header without it. */
  language?: string
}

/** Call of the product's own API. */
export async function askAdmin(
  { url, caller, language }: Asking,
  path: string,
  { method = 'GET', sent }: { method?: string; sent?: unknown } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const token =
    typeof caller === 'object'
      ? (await caller.auth.getSession()).data.session?.access_token
      : caller
  const response = await fetch(`${url}/api${path}`, {
    method,
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
    },
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
  }
}
