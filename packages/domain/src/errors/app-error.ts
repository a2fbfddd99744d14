import { ERRORS, type ErrorCode } from './catalogue.ts'

type AppErrorOptions = { status?: number; text?: string; cause?: unknown }

/**
 * Error with a stable code. Status and text come from the catalogue; the throw site may override
 * both, because Supabase Auth reuses a code with other statuses and texts.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, { status, text, cause }: AppErrorOptions = {}) {
    super(text ?? ERRORS[code].text, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = status ?? ERRORS[code].status
  }
}
