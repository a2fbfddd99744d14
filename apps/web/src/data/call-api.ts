import { currentLanguage } from '../lib/i18n.ts'

/** Refusal of our own server; `code` has a sentence in both languages. */
export class ApiError extends Error {
  readonly code: string | undefined
  readonly status: number

  constructor(status: number, { error, code }: { error?: string; code?: string }) {
    super(error)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/api`, with its query. */
  path: string
  /** Body, sent as JSON. */
  body?: object
  /** Token of the person signed in; without one the call is a visitor's. */
  accessToken?: string
  signal?: AbortSignal
}

/** Response of the product's own API. Throws a refusal as `ApiError`. */
export async function callApi({ method, path, body, accessToken, signal }: Call) {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': currentLanguage(),
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
  return response
}

/** Posts a form with the reader's language, or an empty body. Throws `ApiError`. */
export async function postToApi(path: string, form?: object): Promise<void> {
  await callApi({
    method: 'POST',
    path,
    ...(form && { body: { ...form, language: currentLanguage() } }),
  })
}
