import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'

/** Time in which a challenge may be answered, in milliseconds (Supabase Auth's default). */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
/** Time that an expired one is kept, so that its answer is told so, in milliseconds. */
const EXPIRED_KEPT_MS = CHALLENGE_LIFETIME_MS
/** Share of challenges that also delete expired ones: one in so many. */
const CLEAR_EVERY = 20

/** Ceremony of a challenge: a registration of one session, or a sign-in of anybody. */
type Ceremony = { type: 'registration'; sessionId: string } | { type: 'authentication' }

type Challenge = { id: string; challenge: string; expiresAtS: number }

/** Opens a challenge: 256 random bits, base64url, good for one answer. */
export async function openChallenge(tx: Tx, ceremony: Ceremony, now: Date): Promise<Challenge> {
  const [id, challenge] = [randomUUID(), randomBytes(32).toString('base64url')]
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
  await tx.query(
    `insert into auth.webauthn_challenges (id, challenge_type, session_id, challenge, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [id, ceremony.type, sessionOf(ceremony), challenge, expiresAt],
  )
  if (randomInt(CLEAR_EVERY) === 0) {
    await tx.query('delete from auth.webauthn_challenges where expires_at < $1', [
      new Date(now.getTime() - EXPIRED_KEPT_MS),
    ])
  }
  return { id, challenge, expiresAtS: Math.floor(expiresAt.getTime() / 1000) }
}

/**
 * Uses up a challenge of the same ceremony and session, whatever its answer is worth. Throws
 * `validation_failed`, `webauthn_challenge_not_found` and `webauthn_challenge_expired` (400).
 */
export async function takeChallenge(
  tx: Tx,
  ceremony: Ceremony,
  { id, now }: { id: string; now: Date },
): Promise<string> {
  if (id === '') throw new AppError('validation_failed', { text: 'challenge_id is required' })
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { text: 'challenge_id must be a valid UUID' })
  }
  const [taken] = await tx.query<{ challenge: string; is_expired: boolean }>(
    `delete from auth.webauthn_challenges
      where id = $1 and challenge_type = $2 and session_id is not distinct from $3
     returning challenge, expires_at <= $4 as is_expired`,
    [id, ceremony.type, sessionOf(ceremony), now],
  )
  if (taken === undefined) throw new AppError('webauthn_challenge_not_found')
  if (taken.is_expired) throw new AppError('webauthn_challenge_expired')
  return taken.challenge
}

const sessionOf = (ceremony: Ceremony) =>
  ceremony.type === 'registration' ? ceremony.sessionId : null
