import { isoInstant } from '../../../platform/db/iso-instant.ts'

/** Columns (SQL) of a link as its client sees it; the table is `shares`. */
export const SHARE_COLUMNS = `shares.id, ${isoInstant('shares.created_at')} as created_at,
  ${isoInstant('shares.read_at')} as read_at, shares.team as shows`
