import { AppError } from '@podium/domain'
import type { AuthDeps } from '../auth-deps.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { countTry } from '../verification/code-tries.ts'
import { findCode, redeemCode } from '../verification/one-time-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Deps = Pick<AuthDeps, 'db' | 'settings' | 'clock'>

type Proof = {
  signedIn: SignedIn
  network: string
  nonce: string | undefined
}

type Change = Proof & {
  /** Whether the present password was sent along, and was right. */
  knowsPassword: boolean
}

/**
 * Check that a change of password comes from its person and not from a session left open: one older
 * than a day needs the present password or a mailed code, where the setting says so. A recovery has
 * just made its session. Throws `reauthentication_needed` (400), `reauthentication_not_valid`
 * (422), and `over_request_rate_limit` (429).
 */
export async function requireReauthentication(
  deps: Deps,
  { signedIn, network, nonce, knowsPassword }: Change,
): Promise<void> {
  if (!deps.settings.authPasswordReauthentication || knowsPassword) return
  await requireYoungOrNonce(deps, { signedIn, network, nonce })
}

/**
 * Check that a session is younger than a day or shows the code that `reauthenticate` mails. Throws
 * as `requireReauthentication`.
 */
export async function requireYoungOrNonce(deps: Deps, proof: Proof): Promise<void> {
  if (!isYoung(proof.signedIn, deps.clock())) await redeemNonce(deps, proof)
}

/** Uses up the code that `reauthenticate` mails. Throws as `requireReauthentication`. */
export async function redeemNonce(
  { db, settings, clock }: Deps,
  { signedIn, network, nonce }: Proof,
): Promise<void> {
  const address = signedIn.user.email ?? signedIn.user.phone
  if (!nonce || address === null) throw new AppError('reauthentication_needed')
  const now = clock()
  const attempt = { address, network, now }
  const allowed = await countTry(db, settings, attempt)
  const purposes = ['reauthentication_token'] as const
  const use = { ...attempt, code: nonce, purposes, ...allowed }
  const right = await findCode(db, settings, use)
  if (right && (await db.transaction((tx) => redeemCode(tx, right)))) return
  throw new AppError('reauthentication_not_valid')
}

/** Whether a session had proof of its person less than a day ago. */
export const isYoung = ({ provedAt }: Pick<SignedIn, 'provedAt'>, now: Date): boolean =>
  provedAt !== undefined && now.getTime() - provedAt.getTime() < DAY_MS
