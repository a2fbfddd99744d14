import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProviderTokens } from '../providers/provider.ts'
import { sealTokens } from '../providers/seal-tokens.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import type { Challenge } from './challenge.ts'

type Flow = {
  userId: string
  challenge: Challenge
  method: string
  now: Date
  /** Tokens of an external provider, for the client. */
  tokens?: ProviderTokens
  /** Session that linked an identity, which the new one replaces. */
  sessionId?: string | null
  /** Moment at which the session ends, whatever happens; null: none. */
  notAfter?: Date | null
}

/** Code that the browser with the verifier exchanges for a session of this authentication method. */
export async function issueAuthCode(
  tx: Tx,
  { userId, challenge: { challenge, method: challengeMethod }, method, now, ...rest }: Flow,
): Promise<string> {
  const code = randomUUID()
  await tx.query(
    `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method,
       authentication_method, created_at, provider_tokens, session_id, session_not_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      tokenHash(code),
      challenge,
      challengeMethod,
      method,
      now,
      rest.tokens === undefined ? null : sealTokens(rest.tokens, code),
      rest.sessionId ?? null,
      rest.notAfter ?? null,
    ],
  )
  return code
}
