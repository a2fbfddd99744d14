import type { Database } from '../../../platform/db/database.ts'
import { insertUser, type NewUser } from '../users/insert-user.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Account as a sign-up would leave it, whether or not its address has one already: inserted beside
 * that one, as the product's triggers change it, and rolled back. Throws what the triggers refuse.
 */
export async function rehearseSignUp(db: Database, user: NewUser, now: Date): Promise<UserRow> {
  const rehearsal = db.transaction(async (tx) => {
    const made = await insertUser(tx, { ...user, isSsoUser: true }, now)
    if (made === undefined) throw new Error('The rehearsed account has the id of another')
    throw new RehearsalEnd({ ...made, confirmation_sent_at: now.toISOString() })
  })
  return rehearsal.catch((error: unknown) => {
    if (error instanceof RehearsalEnd) return error.user
    throw error
  })
}

/** End of a rehearsal, thrown so that its transaction is rolled back. */
class RehearsalEnd extends Error {
  readonly user: UserRow

  constructor(user: UserRow) {
    super('rehearsed')
    this.user = user
  }
}
