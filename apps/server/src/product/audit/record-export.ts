import type { ListExport } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { recordAudit } from './record-audit.ts'

/** Records an export before its first row is sent. Returns the entry's id. */
export function recordExport(
  tx: Tx,
  { actorId, list, rows, filter, search }: ListExport,
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
