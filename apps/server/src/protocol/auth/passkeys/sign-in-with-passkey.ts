import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { notifyOfSignIn } from '../security-log/notify-of-sign-in.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned } from '../users/is-banned.ts'
import type { UserRow } from '../users/user-row.ts'
import { checkAssertion } from '../webauthn/check-assertion.ts'
import { AnswerBody, AssertionCredential } from '../webauthn/credential-bodies.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { parseCredential } from './parse-credential.ts'
import { takeChallenge } from './passkey-challenges.ts'

/**
 * POST /passkeys/authentication/verify: a session of whoever's passkey has signed the challenge, at
 * aal1. An unknown passkey and a wrong signature get the same answer; a ban and an unconfirmed
 * address are told to its person alone. Throws as `takeChallenge`, `webauthn_verification_failed`
 * (400), `user_banned` and `email_not_confirmed` (403).
 */
export const signInWithPasskey =
  (deps: AuthDeps, relyingParty: RelyingParty) => async (c: Context<HttpEnv>) => {
    const { db, clock } = deps
    const body = await readBody(c, AnswerBody)
    const now = clock()
    const taking = { id: body.challenge_id, now }
    const challenge = await takeChallenge(db, { type: 'authentication' }, taking)
    const credential = parseCredential(AssertionCredential, body.credential)
    const passkey = await findPasskey(db, credential)
    if (passkey === undefined) throw new AppError('webauthn_verification_failed')
    const { id, user, known } = passkey
    const signIn = { userId: user.id, method: 'passkey', device: deviceOf(c) }
    const answer = { credential, known, challenge, relyingParty, mustKnowPerson: true }
    try {
      const used = await checkAssertion(answer)
      requireAdmitted(user, now)
      const session = await db.transaction(async (tx) => {
        // The account is locked before its passkey, as “It was not me” does.
        const created = await createSession(tx, { ...signIn, now })
        await noteUse(tx, { id, ...used, now })
        if (created.isFromNewNetwork) {
          await notifyOfSignIn(tx, deps, { c, user: created.user, kind: 'new_sign_in' })
        }
        return created
      })
      return c.json(await presentSession(deps, session))
    } catch (error) {
      if (error instanceof AppError && error.status < 500) {
        await recordSecurityEvent(db, { ...signIn, event: 'sign_in', succeeded: false })
      }
      throw error
    }
  }

/** Passkey of an answer with its account; undefined where it names another person. */
async function findPasskey(tx: Tx, { id, response }: AssertionCredential) {
  const [row] = await tx.query<{
    id: string
    user_id: string
    public_key: Buffer
    sign_count: string
  }>(
    `select id::text, user_id::text, public_key, sign_count::text
       from auth.webauthn_credentials where credential_id = $1`,
    [Buffer.from(id, 'base64url')],
  )
  const handle = Buffer.from(response.userHandle ?? '', 'base64url').toString()
  if (row === undefined || handle !== row.user_id) return undefined
  const user = await findUserById(tx, row.user_id)
  if (user === undefined) return undefined
  const known = { publicKey: row.public_key, signCount: Number(row.sign_count) }
  return { id: row.id, user, known }
}

function requireAdmitted(user: UserRow, now: Date) {
  if (user.email !== null && user.email_confirmed_at === null) {
    throw new AppError('email_not_confirmed', { status: 403 })
  }
  if (isBanned(user, now)) throw new AppError('user_banned')
}

type Use = { id: string; signCount: number; isBackedUp: boolean; now: Date }

/**
 * Keeps the counter of an answer, unless another answer has brought the same or a higher one since, or
 * the passkey was removed. Throws `webauthn_verification_failed` (400).
 */
async function noteUse(tx: Tx, { id, signCount, isBackedUp, now }: Use): Promise<void> {
  const noted = await tx.query(
    `update auth.webauthn_credentials
        set sign_count = $2, backed_up = $3, last_used_at = $4, updated_at = $4
      where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
    [id, signCount, isBackedUp, now],
  )
  if (noted.length === 0) throw new AppError('webauthn_verification_failed')
}
