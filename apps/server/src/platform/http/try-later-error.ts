import { AppError, type ErrorCode } from '@podium/domain'

/** A refusal that ends by itself; the answer says when (`Retry-After`). */
export class TryLaterError extends AppError {
  readonly retryAfterS: number

  constructor(code: ErrorCode, { retryAfterS, text }: { retryAfterS: number; text?: string }) {
    super(code, text === undefined ? {} : { text })
    this.retryAfterS = retryAfterS
  }
}
