import type { AuditList } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { recordAudit } from './record-audit.ts'

type Export = {
  actorId: string
  list: AuditList
  /** How many the file will hold. */
  rows: number
  filter: Record<string, unknown>
  /** What was searched for: that something was is noted, not what, which may be a part of an address. */
  search: string
}

/** Writes down who takes a list of people along, before the first of them is sent. Returns the entry's id. */
export function recordExport(
  tx: Tx,
  { actorId, list, rows, filter, search }: Export,
): Promise<string> {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined)
  const given = Object.fromEntries(search === '' ? named : [...named, ['search', true]])
  return recordAudit(tx, {
    actorId,
    action: `export.${list}`,
    targetType: 'list',
    targetId: list,
    details: { rows, ...(Object.keys(given).length > 0 && { filter: given }) },
  })
}
