import { AppError, type ErrorCode } from '@podium/domain'

/** A handler for what the protocol offers and this server does not: its own refusal, no 404. */
export const refuse = (code: ErrorCode, options?: { status?: number; text?: string }) => () => {
  throw new AppError(code, options)
}
