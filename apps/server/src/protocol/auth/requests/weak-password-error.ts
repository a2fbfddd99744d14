import { AppError } from '@podium/domain'

/** Error `weak_password` (422), whose body also lists the reasons. */
export class WeakPasswordError extends AppError {
  readonly reasons: readonly string[]

  constructor(text: string, reasons: readonly string[]) {
    super('weak_password', { text })
    this.reasons = reasons
  }
}
