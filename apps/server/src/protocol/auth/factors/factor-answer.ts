import type { Tx } from '../../../platform/db/database.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'

/** Subject of an answer; account and factor are locked. */
type Answered = {
  user: UserRow
  factor: FactorRow
  challengeId: string
  /** Challenge of a security key, base64url; null: of a factor with codes. */
  challenge: string | null
  now: Date
}

/** Answer to a challenge, as a request has it. */
export type FactorAnswer = {
  /** Authentication method (`amr`). */
  method: string
  /** Whether it is short enough to be guessed, so that tries are counted. */
  isGuessable: boolean
  /** Text of the refusal of a wrong one. */
  refusal: string
  /** Takes it. Returns the factor that it shows, as it stood before; undefined for a wrong one. */
  take(tx: Tx, answered: Answered): Promise<FactorRow | undefined>
}
