import { AppError } from '@podium/domain'

/** Refusal of writes by a database that is read-only as a whole: a standby, or one that its operator or host made so. */
export class ReadOnlyDatabaseError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', { cause })
  }
}
