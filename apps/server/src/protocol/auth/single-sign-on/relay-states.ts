import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import type { Challenge } from '../pkce/challenge.ts'
import { tokenHash } from '../sessions/refresh-token.ts'

/** Time for a person to come back from their company's sign-in, in seconds. */
const LIFETIME_S = 10 * 60

/** Sign-in at an identity provider, from the way there to the way back. */
export type RelayState = {
  providerId: string
  /** Id of the authentication request. */
  requestId: string
  redirectTo: string
  /** Challenge of the client, which exchanges a code then; undefined: implicit flow. */
  challenge: Challenge | undefined
}

/** Saves a sign-in that begins. Returns its RelayState, of which the database has the hash. */
export async function saveRelayState(
  db: Database,
  { providerId, requestId, redirectTo, challenge, now }: RelayState & { now: Date },
): Promise<string> {
  const state = randomUUID()
  // A day later than they could be used: until then one that expired is told from an unknown one.
  await db.query(
    `with expired as (
       delete from auth.saml_relay_states where created_at < $7::timestamptz - interval '1 day'
     )
     insert into auth.saml_relay_states (state_hash, sso_provider_id, request_id, redirect_to,
       code_challenge, code_challenge_method, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tokenHash(state),
      providerId,
      requestId,
      redirectTo,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      now,
    ],
  )
  return state
}

type Row = RelayState & { createdAt: string }

/**
 * Sign-in of a returned RelayState, which it ends. Throws `saml_relay_state_not_found` (404) for an
 * unknown or used one, and `saml_relay_state_expired` (422).
 */
export async function takeRelayState(
  db: Database,
  { state, now }: { state: string; now: Date },
): Promise<RelayState> {
  const [row] = await db.query<Row>(
    `delete from auth.saml_relay_states where state_hash = $1
     returning sso_provider_id::text as "providerId", request_id as "requestId",
       redirect_to as "redirectTo", created_at::text as "createdAt",
       case when code_challenge is not null then
         jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) end as challenge`,
    [tokenHash(state)],
  )
  if (row === undefined) throw new AppError('saml_relay_state_not_found')
  const { createdAt, challenge, ...flow } = row
  if (now.getTime() - Date.parse(createdAt) > LIFETIME_S * 1000) {
    throw new AppError('saml_relay_state_expired')
  }
  return { ...flow, challenge: challenge ?? undefined }
}
