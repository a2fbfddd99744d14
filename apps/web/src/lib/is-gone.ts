import { partsOf } from './error-sentence.ts'

/** Whether a refusal says that what was asked for does not exist, or no longer. */
export const isGone = (error: unknown): boolean => partsOf(error).status === 404
