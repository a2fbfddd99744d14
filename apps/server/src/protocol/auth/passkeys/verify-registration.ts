import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readBody } from '../requests/read-body.ts'
import { lockSignedIn } from '../users/lock-signed-in.ts'
import { checkRegistration, type NewCredential } from '../webauthn/check-registration.ts'
import { AnswerBody, RegistrationCredential } from '../webauthn/credential-bodies.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { AUTHENTICATOR_NAMES } from './authenticator-names.ts'
import { notifyOfPasskey } from './notify-of-passkey.ts'
import { parseCredential } from './parse-credential.ts'
import { takeChallenge } from './passkey-challenges.ts'
import { type PasskeyRow, passkeysOf, presentPasskey } from './passkey-row.ts'
import { requireRoom } from './registration-options.ts'
import { requireFactorShown, requirePasskeyUser } from './require-passkey-user.ts'

/**
 * POST /passkeys/registration/verify: keeps the passkey that a browser has made, and tells its person.
 * Throws as `requirePasskeyUser`, `takeChallenge` and `checkRegistration`, `too_many_passkeys` and
 * `webauthn_credential_exists` (422).
 */
export const verifyRegistration =
  (deps: AuthDeps, relyingParty: RelyingParty) => async (c: Context<HttpEnv>) => {
    const { db, clock } = deps
    const signedIn = await requirePasskeyUser(c, deps)
    const { user, sessionId, aal } = signedIn
    const { challenge_id: id, credential: sent } = await readBody(c, AnswerBody)
    const now = clock()
    const challenge = await takeChallenge(db, { type: 'registration', sessionId }, { id, now })
    const credential = parseCredential(RegistrationCredential, sent)
    const answer = { credential, challenge, relyingParty, mustKnowPerson: true }
    const made = await checkRegistration(answer)
    const passkey = await db.transaction(async (tx) => {
      // Since the token was read the account may have got a second factor.
      requireFactorShown({ user: await lockSignedIn(tx, signedIn), aal })
      requireRoom(await passkeysOf(tx, user.id))
      const row = await insertPasskey(tx, { userId: user.id, made, now })
      await notifyOfPasskey(tx, deps, { c, user, kind: 'passkey_added' })
      return row
    })
    return c.json(presentPasskey(passkey))
  }

type NewPasskey = { userId: string; made: NewCredential; now: Date }

async function insertPasskey(tx: Tx, { userId, made, now }: NewPasskey): Promise<PasskeyRow> {
  const [row] = await tx.query<PasskeyRow>(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, aaguid,
       sign_count, transports, backup_eligible, backed_up, friendly_name, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing
     returning id::text, credential_id, transports, friendly_name, created_at::text,
       last_used_at::text`,
    [
      randomUUID(),
      userId,
      Buffer.from(made.credentialId),
      Buffer.from(made.publicKey),
      made.aaguid,
      made.signCount,
      JSON.stringify(made.transports),
      made.isBackupEligible,
      made.isBackedUp,
      AUTHENTICATOR_NAMES[made.aaguid] ?? '',
      now,
    ],
  )
  if (row === undefined) throw new AppError('webauthn_credential_exists')
  return row
}
