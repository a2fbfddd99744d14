import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'

/** Purposes of a token; the names are those of `auth.one_time_token_type`. */
export type Purpose =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

const HOUR_MS = 60 * 60 * 1000
const LIFETIME_MS: Record<Purpose, number> = {
  confirmation_token: 24 * HOUR_MS,
  recovery_token: HOUR_MS,
  email_change_token_new: 24 * HOUR_MS,
  email_change_token_current: 24 * HOUR_MS,
}

/**
 * Most wrong codes before a code is invalid; its link stays valid, or a stranger could invalidate
 * it.
 */
const MAX_ATTEMPTS = 5
const CODE_DIGITS = 6

type NewToken = { userId: string; purpose: Purpose; email: string; now: Date }

/** Creates a link's token and a code for the same mail; those of an older mail of its kind end. */
export async function issueOneTimeToken(
  tx: Tx,
  { userId, purpose, email, now }: NewToken,
): Promise<{ linkToken: string; code: string }> {
  const id = randomUUID()
  const linkToken = randomBytes(32).toString('hex')
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await tx.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, code_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (user_id, token_type) do update set
       id = excluded.id, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       relates_to = excluded.relates_to, attempts = 0,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [id, userId, purpose, sha256(linkToken), sha256(id + code), email, now],
  )
  return { linkToken, code }
}

export type RedeemedToken = { userId: string; purpose: Purpose }

/** Redeems a link's token. Undefined if it is unknown, used, replaced, or too old. */
export async function redeemLinkToken(
  tx: Tx,
  { linkToken, purposes, now }: { linkToken: string; purposes: readonly Purpose[]; now: Date },
): Promise<RedeemedToken | undefined> {
  const [token] = await tx.query<TokenRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type::text = any ($2)
     returning ${TOKEN_COLUMNS}`,
    [sha256(linkToken), purposes],
  )
  return token && isFresh(token, now) ? redeemed(token) : undefined
}

/**
 * Redeems a code typed for an address. Every attempt counts before it is compared, so concurrent
 * attempts count too: commit the transaction whatever the outcome.
 */
export async function redeemCode(
  tx: Tx,
  attempt: { email: string; code: string; purposes: readonly Purpose[]; now: Date },
): Promise<RedeemedToken | undefined> {
  const tokens = await tx.query<TokenRow>(
    `update auth.one_time_tokens set attempts = attempts + 1, updated_at = $4
      where relates_to = $1 and token_type::text = any ($2) and attempts < $3
        and exists (select from auth.users where users.id = one_time_tokens.user_id
                    and (email = $1 or email_change = $1) and not is_sso_user)
     returning ${TOKEN_COLUMNS}`,
    [attempt.email, attempt.purposes, MAX_ATTEMPTS, attempt.now],
  )
  const token = tokens.find(
    (row) => isFresh(row, attempt.now) && isSame(row.code_hash, sha256(row.id + attempt.code)),
  )
  if (token === undefined) return undefined
  await tx.query('delete from auth.one_time_tokens where id = $1', [token.id])
  return redeemed(token)
}

type TokenRow = {
  id: string
  user_id: string
  purpose: Purpose
  code_hash: string
  created_at: string
}

const TOKEN_COLUMNS = `id::text, user_id::text, token_type::text as purpose, code_hash,
  created_at::text as created_at`

const redeemed = (token: TokenRow) => ({ userId: token.user_id, purpose: token.purpose })

const isFresh = (token: TokenRow, now: Date) =>
  now.getTime() - new Date(token.created_at).getTime() < LIFETIME_MS[token.purpose]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
