import { API_ERRORS } from './api-errors.ts'
import { AUTH_ERRORS } from './auth-errors.ts'

/** Every refusal the product's own code throws: its status and its sentence for developers (English). */
export const ERRORS = { ...API_ERRORS, ...AUTH_ERRORS } as const satisfies ErrorCatalogue

export type ErrorCatalogue = Record<string, { status: number; text: string }>
export type ErrorCode = keyof typeof ERRORS
