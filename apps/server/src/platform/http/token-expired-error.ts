import { AppError } from '@podium/domain'

/** Refusal of an expired token; each protocol answers it in its own way. */
export class TokenExpiredError extends AppError {
  constructor({ text, cause }: { text: string; cause: unknown }) {
    super('bad_jwt', { text, cause })
  }
}
