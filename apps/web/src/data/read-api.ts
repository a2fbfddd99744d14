import type { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'

/**
 * Answer of the product's own API at `path`, parsed. Throws `ApiError`, or `ZodError` for an unexpected
 * answer.
 */
export async function readApi<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await callApiSignedIn({ method: 'GET', path, signal })
  return schema.parse(await response.json())
}

/**
 * Answer of the product's own API at `path` as the server's schema of it says, not parsed again: for first views, on
 * which the parser would weigh 25 kB (decision 0235). Throws `ApiError`.
 */
export async function readUnchecked<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await callApiSignedIn({ method: 'GET', path, signal })
  return response.json()
}
