import { AppError } from '@podium/domain'

/** Refusal of a token that was good and has run out: each protocol has an answer of its own for it. */
export class TokenExpiredError extends AppError {
  constructor({ text, cause }: { text: string; cause: unknown }) {
    super('bad_jwt', { text, cause })
  }
}
