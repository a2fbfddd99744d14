import { AppError } from '@podium/domain'
import type { Tx } from '../../../../platform/db/database.ts'
import type { NewCredential } from '../../webauthn/check-registration.ts'

/** Row of `auth.mfa_security_keys`. */
export type SecurityKeyRow = {
  factor_id: string
  credential_id: Buffer
  public_key: Buffer
  /** Whole number as text. */
  sign_count: string
  transports: string[]
}

/** Security keys of an account, oldest first. */
export const securityKeysOf = (tx: Tx, userId: string): Promise<SecurityKeyRow[]> =>
  tx.query<SecurityKeyRow>(
    `select factor_id::text, credential_id, public_key, sign_count::text, transports
       from auth.mfa_security_keys join auth.mfa_factors on mfa_factors.id = factor_id
      where user_id = $1 order by created_at, factor_id`,
    [userId],
  )

type NewKey = { factorId: string; made: NewCredential; now: Date }

/** Keeps the key of a factor, which is verified by it. Throws `webauthn_credential_exists` (422). */
export async function insertSecurityKey(tx: Tx, { factorId, made, now }: NewKey): Promise<void> {
  const kept = await tx.query(
    `insert into auth.mfa_security_keys (factor_id, credential_id, public_key, sign_count, transports)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning factor_id`,
    [
      factorId,
      Buffer.from(made.credentialId),
      Buffer.from(made.publicKey),
      made.signCount,
      JSON.stringify(made.transports),
    ],
  )
  if (kept.length === 0) throw new AppError('webauthn_credential_exists')
  await tx.query(
    `update auth.mfa_factors set status = 'verified', verified_at = now(), updated_at = $2 where id = $1`,
    [factorId, now],
  )
}

/** Keeps the counter of a key's last signature. */
export async function noteSignature(
  tx: Tx,
  { factorId, signCount }: { factorId: string; signCount: number },
): Promise<void> {
  await tx.query('update auth.mfa_security_keys set sign_count = $2 where factor_id = $1', [
    factorId,
    signCount,
  ])
}
