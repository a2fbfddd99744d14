import type { Tx } from '../../../../platform/db/database.ts'
import type { FactorRow, UserRow } from '../../users/user-row.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts'

/** Factor that holds the recovery codes of a person; undefined without any. */
export const recoveryFactorOf = ({ factors }: Pick<UserRow, 'factors'>): FactorRow | undefined =>
  factors.find(({ factor_type: type }) => type === 'recovery_code')

/** Replaces the codes of a set. Returns the new ones, which are not stored. */
export async function replaceRecoveryCodes(tx: Tx, factorId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factorId])
  await tx.query(
    'insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, unnest($2::text[])',
    [factorId, codes.map((code) => recoveryCodeHash(factorId, code))],
  )
  return codes
}

/** Number of codes of a set, and of those that are unused. */
export async function countRecoveryCodes(tx: Tx, factorId: string) {
  const [counted] = await tx.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
       from auth.mfa_recovery_codes where factor_id = $1`,
    [factorId],
  )
  return counted ?? { total: 0, remaining: 0 }
}
