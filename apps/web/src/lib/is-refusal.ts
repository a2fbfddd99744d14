import { partsOf } from './error-sentence.ts'

/** Codes of PostgreSQL and the data API for requests that fail again when repeated. */
const REFUSALS = /^(?:2[238]|42|P0|PGRST[1-3])/

/** Whether the server refused a request for good: repeating it changes nothing. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = partsOf(error)
  if (status !== undefined) return status >= 400 && status < 500 && status !== 429
  return code !== undefined && REFUSALS.test(code)
}

/** Whether the database refused to write below a post that is gone. */
export const isPostGone = (error: unknown): boolean => partsOf(error).code === 'content_not_found'

/** Whether a refusal says that the content asked for does not exist, or no longer (404). */
export const isGone = (error: unknown): boolean => partsOf(error).status === 404
