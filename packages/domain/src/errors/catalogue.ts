import { API_ERRORS } from './api-errors.ts'
import { AUTH_ERRORS } from './auth-errors.ts'

/**
 * Error catalogue: status and sentence for developers (English) of each code our own code throws.
 */
export const ERRORS = { ...API_ERRORS, ...AUTH_ERRORS } as const satisfies ErrorCatalogue

export type ErrorCatalogue = Record<string, { status: number; text: string }>
export type ErrorCode = keyof typeof ERRORS
