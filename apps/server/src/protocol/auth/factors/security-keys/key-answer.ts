import { AppError } from '@podium/domain'
import { z } from 'zod'
import type { Tx } from '../../../../platform/db/database.ts'
import { checkAssertion } from '../../webauthn/check-assertion.ts'
import { checkRegistration } from '../../webauthn/check-registration.ts'
import { AssertionCredential, RegistrationCredential } from '../../webauthn/credential-bodies.ts'
import type { RelyingParty } from '../../webauthn/relying-party.ts'
import type { FactorAnswer } from '../factor-answer.ts'
import { insertSecurityKey, noteSignature, securityKeysOf } from './security-key-row.ts'

/** Field `webauthn` of an answer. */
export const KeyBody = z.object({
  type: z.string().default(''),
  credential_response: z.unknown().optional(),
})

/**
 * Answer of a security key; it uses its challenge up, whatever it is worth. Throws `validation_failed` (400), and
 * `mfa_webauthn_verify_not_enabled` (422) where no browser asks one.
 */
export function keyAnswer(
  body: z.output<typeof KeyBody> | undefined,
  relyingParty: RelyingParty | undefined,
): FactorAnswer {
  if (relyingParty === undefined) throw new AppError('mfa_webauthn_verify_not_enabled')
  if (body === undefined) throw invalid('WebAuthn config required')
  const { type, credential_response: sent } = body
  if (type !== 'create' && type !== 'request') {
    throw invalid('WebAuthn type must be create or request')
  }
  if (sent === undefined || sent === null) throw invalid('credential_response required')
  const take =
    type === 'create'
      ? takeNewKey(parse(RegistrationCredential, sent), relyingParty)
      : takeSignature(parse(AssertionCredential, sent), relyingParty)
  return {
    method: 'mfa/webauthn',
    isGuessable: false,
    refusal: 'Failed to validate WebAuthn MFA response',
    async take(tx, answered) {
      const used = await tx.query('delete from auth.mfa_challenges where id = $1 returning id', [
        answered.challengeId,
      ])
      return used.length === 0 ? undefined : take(tx, answered)
    },
  }
}

function parse<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const { data, error } = schema.safeParse(sent)
  if (error) throw invalid('Invalid credential_response', error)
  return data
}

const invalid = (text: string, cause?: unknown) =>
  new AppError('validation_failed', { text, cause })

/** Keeps the key of a new factor. Throws `webauthn_credential_exists` (422). */
const takeNewKey =
  (credential: RegistrationCredential, relyingParty: RelyingParty): FactorAnswer['take'] =>
  async (tx, { factor, challenge, now }) => {
    if (challenge === null || factor.status !== 'unverified') return undefined
    const asked = { credential, challenge, relyingParty, mustKnowPerson: false }
    const made = await orNothing(checkRegistration(asked))
    if (made === undefined) return undefined
    await insertSecurityKey(tx, { factorId: factor.id, made, now })
    return factor
  }

/** Takes the signature of any verified key of the person, which is the factor that is shown. */
const takeSignature =
  (credential: AssertionCredential, relyingParty: RelyingParty): FactorAnswer['take'] =>
  async (tx, { user, factor, challenge }) => {
    if (challenge === null || factor.status !== 'verified') return undefined
    const found = await findKey(tx, { userId: user.id, credential })
    const shown = user.factors.find(({ id }) => id === found?.factor_id)
    if (found === undefined || shown === undefined) return undefined
    const known = { publicKey: found.public_key, signCount: Number(found.sign_count) }
    const asked = { credential, known, challenge, relyingParty, mustKnowPerson: false }
    const signed = await orNothing(checkAssertion(asked))
    if (signed === undefined) return undefined
    await noteSignature(tx, { factorId: shown.id, signCount: signed.signCount })
    return shown
  }

type Wanted = { userId: string; credential: AssertionCredential }

async function findKey(tx: Tx, { userId, credential: { id, response } }: Wanted) {
  const keys = await securityKeysOf(tx, userId)
  const key = keys.find((own) => own.credential_id.toString('base64url') === id)
  const handle = Buffer.from(response.userHandle ?? '', 'base64url').toString()
  return handle === '' || handle === key?.factor_id ? key : undefined
}

/** Result of a check; undefined for an answer that it refuses. */
async function orNothing<T>(check: Promise<T>): Promise<T | undefined> {
  try {
    return await check
  } catch (error) {
    if (error instanceof AppError && error.code === 'webauthn_verification_failed') return undefined
    throw error
  }
}
