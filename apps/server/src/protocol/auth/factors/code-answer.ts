import { AppError } from '@podium/domain'
import { stepOf } from './authenticator.ts'
import type { FactorAnswer } from './factor-answer.ts'

/**
 * Code of an authenticator, taken once: it has to be right and newer than the last one. A wrong one
 * leaves its challenge open. Throws `validation_failed` (400) for none.
 */
export function codeAnswer(code: string): FactorAnswer {
  if (code === '') throw new AppError('validation_failed', { text: 'Code needs to be non-empty' })
  return {
    method: 'totp',
    isGuessable: true,
    refusal: 'Invalid TOTP code entered',
    async take(tx, { factor, challengeId, now }) {
      const [{ secret } = { secret: null }] = await tx.query<{ secret: string | null }>(
        'select secret from auth.mfa_factors where id = $1',
        [factor.id],
      )
      const step = secret === null ? undefined : stepOf(code, { secret, now })
      if (step === undefined) return undefined
      const taken = await tx.query(
        `update auth.mfa_factors set last_used_step = $2, status = 'verified', updated_at = $3,
                verified_at = coalesce(verified_at, now())
          where id = $1 and coalesce(last_used_step < $2, true) returning id`,
        [factor.id, step, now],
      )
      const answered = await tx.query(
        'delete from auth.mfa_challenges where id = $1 returning id',
        [challengeId],
      )
      return taken.length > 0 && answered.length > 0 ? factor : undefined
    },
  }
}
