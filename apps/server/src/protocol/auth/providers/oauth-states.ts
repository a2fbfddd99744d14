import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import type { Challenge } from '../pkce/challenge.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import type { Metadata } from '../users/metadata.ts'
import type { FlowSecrets } from './provider.ts'

/** Time for a person to come back from a provider, in seconds. */
export const STATE_LIFETIME_S = 10 * 60

/** Sign-in at a provider, from the way there to the way back. */
export type OAuthState = {
  provider: string
  redirectTo: string
  /** Challenge of the client, which exchanges a code then; undefined: implicit flow. */
  challenge: Challenge | undefined
  /** Metadata for a new account. */
  userData: Metadata
  /** Session whose account gets the identity; null: signs in. */
  sessionId: string | null
}

/**
 * Saves a sign-in that begins in the browser with a secret. Returns what goes to the provider; the
 * database has hashes of `state` and of the secret, and nothing that the others could be made of.
 */
export async function saveState(
  db: Database,
  { browser, now, ...flow }: OAuthState & { browser: string; now: Date },
): Promise<FlowSecrets> {
  const state = randomBytes(32).toString('base64url')
  await db.query(
    `with expired as (delete from auth.oauth_states where created_at < $10)
     insert into auth.oauth_states (state_hash, browser_hash, provider, redirect_to, code_challenge,
       code_challenge_method, user_data, session_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tokenHash(state),
      tokenHash(browser),
      flow.provider,
      flow.redirectTo,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      JSON.stringify(flow.userData),
      flow.sessionId,
      now,
      oldest(now),
    ],
  )
  return secretsOf(state, browser)
}

/**
 * Sign-in of a returned `state`, which it ends; undefined if it is unknown, was used, is too old or
 * began in another browser.
 */
export async function takeState(
  db: Database,
  { state, browser, now }: { state: string; browser: string; now: Date },
): Promise<(OAuthState & { secrets: FlowSecrets }) | undefined> {
  const [row] = await db.query<OAuthState>(
    `delete from auth.oauth_states where state_hash = $1 and browser_hash = $2 and created_at >= $3
     returning provider, redirect_to as "redirectTo", user_data as "userData",
       session_id::text as "sessionId", case when code_challenge is not null then
         jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) end as challenge`,
    [tokenHash(state), tokenHash(browser), oldest(now)],
  )
  if (row === undefined) return undefined
  return { ...row, challenge: row.challenge ?? undefined, secrets: secretsOf(state, browser) }
}

/** Nonce and PKCE verifier of a sign-in, made of its state and the browser's secret. */
function secretsOf(state: string, browser: string): FlowSecrets {
  const derive = (what: string) =>
    createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

const oldest = (now: Date) => new Date(now.getTime() - STATE_LIFETIME_S * 1000)
