import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import type { Challenge } from './challenge.ts'

type Flow = { userId: string; challenge: Challenge; method: string; now: Date }

/** Code that the browser with the verifier exchanges for a session of this authentication method. */
export async function issueAuthCode(
  tx: Tx,
  { userId, challenge: { challenge, method: challengeMethod }, method, now }: Flow,
): Promise<string> {
  const code = randomUUID()
  await tx.query(
    `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method,
       authentication_method, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [userId, tokenHash(code), challenge, challengeMethod, method, now],
  )
  return code
}
