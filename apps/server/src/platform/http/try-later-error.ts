import { AppError, type ErrorCode } from '@podium/domain'

/** Temporary refusal with its `Retry-After`. */
export class TryLaterError extends AppError {
  readonly retryAfterS: number

  constructor(code: ErrorCode, { retryAfterS, text }: { retryAfterS: number; text?: string }) {
    super(code, text === undefined ? {} : { text })
    this.retryAfterS = retryAfterS
  }
}
