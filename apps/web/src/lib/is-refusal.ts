import { partsOf } from './error-sentence.ts'

/** Codes with which PostgreSQL and the data API say that a request can never succeed as it is. */
const REFUSALS = /^(?:2[238]|42|P0|PGRST[1-3])/

/** Whether the server has understood a request and said no: asking again changes nothing. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = partsOf(error)
  if (status !== undefined) return status >= 400 && status < 500 && status !== 429
  return code !== undefined && REFUSALS.test(code)
}

/** Whether a refusal says that the content asked for does not exist, or no longer (404). */
export const isGone = (error: unknown): boolean => partsOf(error).status === 404
