import { AppError } from '@podium/domain'
import { SqlError } from '../../../platform/db/sql-error.ts'

/** Result of a statement that gives an account its address. Throws `email_exists` (422) if somebody has it. */
export async function savingEmail<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState !== '23505') throw error
    throw new AppError('email_exists', { cause: error })
  }
}
