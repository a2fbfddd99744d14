import type { UserRow } from '../users/user-row.ts'

export const hasVerifiedFactor = ({ factors }: Pick<UserRow, 'factors'>): boolean =>
  factors.some(({ status }) => status === 'verified')
