import type { AuditAddress } from '../../data/audit.ts'

export const NO_FILTER = {
  actor: undefined,
  action: undefined,
  target: '',
  from: undefined,
  to: undefined,
} as const satisfies Partial<AuditAddress>

export const isFiltered = ({ actor, action, target, from, to }: AuditAddress): boolean =>
  [actor, action, target, from, to].some(Boolean)
