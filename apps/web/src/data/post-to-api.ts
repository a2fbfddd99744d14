import { currentLanguage } from '../lib/i18n.ts'

/** A refusal of our own server: `code` has a sentence in both languages. */
class ApiError extends Error {
  readonly code: string | undefined
  readonly status: number

  constructor(status: number, { error, code }: { error?: string; code?: string }) {
    super(error)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

/** Asks the product's own API for something, in the reader's language. Throws its refusal. */
export async function postToApi(path: string, body?: object) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify({ ...body, language: currentLanguage() }) }),
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
}
