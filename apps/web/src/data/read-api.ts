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
