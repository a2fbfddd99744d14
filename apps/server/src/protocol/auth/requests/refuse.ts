import { AppError, type ErrorCode } from '@podium/domain'

/**
 * Handler for a route of the protocol that this server does not offer: its own error instead of a
 * 404.
 */
export const refuse = (code: ErrorCode, options?: { status?: number; text?: string }) => () => {
  throw new AppError(code, options)
}
