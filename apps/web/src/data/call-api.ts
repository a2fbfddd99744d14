import { currentLanguage } from '../lib/i18n.ts'

/** A refusal of our own server: `code` has a sentence in both languages. */
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
  /** Below `/api`, with its query. */
  path: string
  /** Sent as JSON. */
  body?: object
  /** Who asks; a visitor without one. */
  accessToken?: string
  signal?: AbortSignal
}

/** Asks the product's own API for something. Throws its refusal as `ApiError`. */
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

/** Sends a form, in the reader's language; nothing is sent along without one. Throws `ApiError`. */
export async function postToApi(path: string, form?: object): Promise<void> {
  await callApi({
    method: 'POST',
    path,
    ...(form && { body: { ...form, language: currentLanguage() } }),
  })
}
