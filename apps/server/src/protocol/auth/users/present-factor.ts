import { isoTime } from './iso-time.ts'
import type { FactorRow } from './user-row.ts'

/** Factor as clients see it. */
export const presentFactor = (factor: FactorRow) => ({
  id: factor.id,
  created_at: isoTime(factor.created_at),
  updated_at: isoTime(factor.updated_at),
  status: factor.status,
  ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
  factor_type: factor.factor_type,
  phone: factor.phone ?? '',
  last_challenged_at:
    factor.last_challenged_at === null ? null : isoTime(factor.last_challenged_at),
})
