import type { FactorRow, UserRow } from '../users/user-row.ts'

export const hasVerifiedFactor = ({ factors }: Pick<UserRow, 'factors'>): boolean =>
  factors.some(({ status }) => status === 'verified')

/** Whether a factor is verified and of a kind that may stand alone, as recovery codes may not. */
export const isSecondFactor = ({ status, factor_type: type }: FactorRow): boolean =>
  status === 'verified' && type !== 'recovery_code'
