import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { isPhone } from '@podium/domain'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Challenge } from '../pkce/challenge.ts'
import {
  codeLifetimeS,
  countGuess,
  digitsOf,
  isGuessed,
  sizeOf,
  uncountGuess,
} from './code-tries.ts'

/** Purposes of a token; the names are those of `auth.one_time_token_type`. */
export type Purpose =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'

/** Longest life of a link that sets a new password, in seconds. */
const MAX_RECOVERY_S = 60 * 60

/** Most codes of one address compared with a typed one: the newest. */
const MAX_COMPARED = 20

type Settings = Pick<
  AuthSettings,
  | 'authRateLimits'
  | 'authCodeLifetimeS'
  | 'authMailerOtpLength'
  | 'authLinkLifetimeS'
  | 'authSmsOtpExpS'
  | 'authSmsOtpLength'
>

type NewToken = {
  userId: string
  purpose: Purpose
  /** Mail address or phone number that it is sent to. */
  address: string
  now: Date
  /** Network that asked for the mail; null: the server itself. */
  askedFrom: string | null
  /** Whether it confirms a sign-up that replaced one from another network. */
  isContested?: boolean
  /** Whether it was asked for to sign in without a password. */
  isByCode?: boolean
  /** Challenge of the browser that asked, in the PKCE flow. */
  challenge?: Challenge | undefined
  /** Code that was made before (`newCode`). */
  code?: string
}

/** Beginning of a link's token in the PKCE flow. */
export const PKCE_PREFIX = 'pkce_'

/**
 * Creates a link's token and a code for the same mail; those of older mails stay valid. What is sent again for a
 * contested sign-up is contested too, and its password, which another network chose than asks now, is doubtful
 * wherever it is redeemed.
 */
export async function issueOneTimeToken(
  tx: Tx,
  settings: Settings,
  {
    userId,
    purpose,
    address,
    now,
    askedFrom,
    isContested = false,
    isByCode = false,
    challenge,
    code: given,
  }: NewToken,
): Promise<{ linkToken: string; code: string }> {
  const id = randomUUID()
  const linkToken = (challenge ? PKCE_PREFIX : '') + randomBytes(32).toString('hex')
  const code = given ?? (await newCode(tx, settings, { address, now }))
  await tx.query(
    `delete from auth.one_time_tokens
      where user_id = $1 and token_type = $2 and created_at <= $3 and not is_contested`,
    [userId, purpose, secondsBefore(now, settings.authLinkLifetimeS)],
  )
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, relates_to,
       asked_from, is_contested, by_code, code_challenge, code_challenge_method, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8 or count(*) > 0,
       $9 or count(*) filter (where asked_from is distinct from $7) > 0, $10, $11, $12
       from auth.one_time_tokens where user_id = $2 and token_type = $3 and is_contested`,
    [
      id,
      userId,
      purpose,
      linkTokenHash(linkToken),
      sha256(id + code),
      address,
      askedFrom,
      isContested,
      isByCode,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      now,
    ],
  )
  return { linkToken, code }
}

/** Code for an address or phone, as long as the settings say, or longer while many are guessed. */
export async function newCode(
  tx: Tx,
  settings: Settings,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const { authSmsOtpLength, authMailerOtpLength } = settings
  const set = isPhone(address) ? authSmsOtpLength : authMailerOtpLength
  const digits = await digitsOf(tx, settings, { set, now })
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

export type RedeemedToken = {
  userId: string
  purpose: Purpose
  /** Mail address or phone number that it was sent to. */
  sentTo: string
  /** Hash of the token of its mail's link. */
  tokenHash: string
  /** Whether a stranger may have chosen the password of the sign-up that it confirms. */
  isPasswordDoubtful: boolean
  /** Challenge of the browser that asked; undefined in the implicit flow. */
  challenge: Challenge | undefined
}

type LinkUse = { linkToken: string; purposes: readonly Purpose[]; network: string; now: Date }

/** Redeems a link's token. Undefined if it is unknown, used, replaced, or too old. */
export async function redeemLinkToken(
  tx: Tx,
  { authLinkLifetimeS }: Settings,
  { linkToken, purposes, network, now }: LinkUse,
): Promise<RedeemedToken | undefined> {
  const [token] = await tx.query<TokenRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type::text = any ($2)
     returning ${TOKEN_COLUMNS}`,
    [linkTokenHash(linkToken), purposes],
  )
  if (token === undefined) return undefined
  const lifetimeS =
    token.purpose === 'recovery_token'
      ? Math.min(authLinkLifetimeS, MAX_RECOVERY_S)
      : authLinkLifetimeS
  const isFresh = new Date(token.created_at) > secondsBefore(now, lifetimeS)
  return isFresh ? redeemed(token, network) : undefined
}

type CodeUse = {
  /** Mail address or phone number that the code was sent to. */
  address: string
  code: string
  purposes: readonly Purpose[]
  network: string
  now: Date
  /** Whether networks that asked for no code may use one. */
  mayBeForeign: boolean
  /** Whether the network may try short codes, although many were guessed wrong. */
  mayGuess: boolean
}

/** Code that was typed and is right, to be redeemed. */
export type RightCode = { id: string; network: string }

/**
 * Compares a code typed for an address or phone with its living ones. While few codes are guessed any network may use
 * one; later a short one may be used by the network that asked for it alone, if it has hardly tried any today, and
 * by nobody once the day's comparisons are used up. Tries are counted before (`countTry`), and comparisons here:
 * call it outside transactions, which would hold their counter.
 */
export async function findCode(
  db: Database,
  settings: Settings,
  { address, code, purposes, network, now, mayBeForeign, mayGuess }: CodeUse,
): Promise<RightCode | undefined> {
  const size = sizeOf(code)
  const isGuess = size === 'short' && (await isGuessed(db, settings, now))
  if (isGuess && !mayGuess) return undefined
  const tokens = await db.query<TokenRow>(
    `select ${TOKEN_COLUMNS} from auth.one_time_tokens
      where relates_to = $1 and token_type::text = any ($2) and created_at > $3
        and ($5 or asked_from = $6) and ${IS_OWN}
      order by created_at desc limit $4`,
    [
      address,
      purposes,
      secondsBefore(now, codeLifetimeS(settings, address)),
      MAX_COMPARED,
      mayBeForeign && !isGuess,
      network,
    ],
  )
  // An unknown address counts as one with a code, but not where that would use up what others still may try.
  const guess = { size, codes: isGuess ? tokens.length : Math.max(1, tokens.length), now }
  if (!(await countGuess(db, settings, guess))) return undefined
  const token = tokens.find((row) => isSame(row.code_hash, sha256(row.id + code)))
  if (token === undefined) return undefined
  await uncountGuess(db, settings, guess)
  return { id: token.id, network }
}

/** Redeems a right code. Undefined where another use was faster: of two concurrent ones one deletes it. */
export async function redeemCode(
  tx: Tx,
  { id, network }: RightCode,
): Promise<RedeemedToken | undefined> {
  const [token] = await tx.query<TokenRow>(
    `delete from auth.one_time_tokens where id = $1 and ${IS_OWN} returning ${TOKEN_COLUMNS}`,
    [id],
  )
  return token && redeemed(token, network)
}

/** Condition that a token was sent to what is, or becomes, the address or phone of its account. */
const IS_OWN = `exists (select from auth.users where users.id = one_time_tokens.user_id
  and relates_to in (email, email_change, phone, phone_change) and not is_sso_user)`

type TokenRow = {
  id: string
  user_id: string
  purpose: Purpose
  relates_to: string
  token_hash: string
  code_hash: string
  created_at: string
  asked_from: string | null
  is_contested: boolean
  by_code: boolean
  challenge: Challenge | null
}

const TOKEN_COLUMNS = `id::text, user_id::text, token_type::text as purpose, relates_to, token_hash, code_hash,
  created_at::text as created_at, asked_from, is_contested, by_code,
  case when code_challenge is not null then jsonb_build_object(
    'challenge', code_challenge, 'method', code_challenge_method) end as challenge`

const redeemed = (token: TokenRow, network: string): RedeemedToken => ({
  userId: token.user_id,
  purpose: token.purpose,
  sentTo: token.relates_to,
  tokenHash: token.token_hash,
  isPasswordDoubtful:
    token.purpose === 'recovery_token' ||
    token.by_code ||
    (token.is_contested && token.asked_from !== network),
  challenge: token.challenge ?? undefined,
})

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Hash under which the token of a link is stored. */
export const linkTokenHash = (linkToken: string): string => sha256(linkToken)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
