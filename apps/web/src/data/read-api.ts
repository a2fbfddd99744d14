import type { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'

/** What the product's own API answers at `path`, parsed. Throws `ApiError`; `ZodError` where it is something else. */
export async function readApi<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await callApiSignedIn({ method: 'GET', path, signal })
  return schema.parse(await response.json())
}
