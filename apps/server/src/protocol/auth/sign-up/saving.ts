import { AppError } from '@podium/domain'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { toRefusal } from '../requests/render-auth-error.ts'

/** Runs the insert; unintended errors of a product's trigger get Supabase Auth's text. */
export async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SqlError) || toRefusal(error).status < 500) throw error
    throw new AppError('unexpected_failure', {
      text: 'Database error saving new user',
      cause: error,
    })
  }
}
