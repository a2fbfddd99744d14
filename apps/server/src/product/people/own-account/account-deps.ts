import type { Claims } from '../../../platform/db/as-identity.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { DeletePerson } from '../delete-person.ts'
import type { AccountLimits } from './account-limits.ts'

/** What the operations on one's own account need; what belongs to another service is handed over. */
export type AccountDeps = {
  db: Database
  limits: AccountLimits
  /** Who a token says is asking. Throws `bad_jwt`. */
  verifyToken(token: string): Promise<Claims>
  /** Whether this is the person's password. Slow. */
  isPasswordOf(personId: string, password: string): Promise<boolean>
  deletePerson: DeletePerson
  /** Refuses the access tokens of ended sessions; called once their end is committed. */
  refuseSessions(ids: readonly string[]): void
}
