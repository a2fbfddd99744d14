import { AppError } from '@podium/domain'
import type { FactorAnswer } from '../factor-answer.ts'
import { factorCodeHash } from './send-factor-code.ts'

/**
 * Code that was sent to a phone, taken once. A wrong one leaves its challenge open. Throws
 * `validation_failed` (400) for none.
 */
export function phoneAnswer(code: string): FactorAnswer {
  if (code === '') throw new AppError('validation_failed', { text: 'Code needs to be non-empty' })
  return {
    method: 'mfa/phone',
    isGuessable: true,
    refusal: 'Invalid MFA Phone code entered',
    async take(tx, { factor, challengeId, now }) {
      const answered = await tx.query(
        'delete from auth.mfa_challenges where id = $1 and otp_hash = $2 returning id',
        [challengeId, factorCodeHash(challengeId, code)],
      )
      if (answered.length === 0) return undefined
      await tx.query(
        `update auth.mfa_factors set status = 'verified', updated_at = $2,
                verified_at = coalesce(verified_at, now())
          where id = $1`,
        [factor.id, now],
      )
      return factor
    },
  }
}
