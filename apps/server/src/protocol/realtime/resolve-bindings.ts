import type { Database } from '../../platform/db/database.ts'
import { SqlError } from '../../platform/db/sql-error.ts'
import { bindFilters } from './bind-filters.ts'
import { FilterError, parseFilters } from './filters.ts'
import { findPublished } from './published-table.ts'
import type { ChangeType, Channel, Identity, Wish } from './subscription.ts'

export type Resolved = { wishes: Wish[]; refusals: string[] }

const TYPES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE'] satisfies ChangeType[]
const isType = (text: string): text is ChangeType => TYPES.includes(text)

/** Wishes of what a channel asks for, and why there is none where it may not or cannot hear. */
export async function resolveBindings(
  db: Database,
  bindings: Channel['bindings'],
  { claims }: Pick<Identity, 'claims'>,
): Promise<Resolved> {
  const resolved: Resolved = { wishes: [], refusals: [] }
  for (const binding of bindings) {
    try {
      resolved.wishes.push(...(await resolveOne(db, binding, claims.role)))
    } catch (error) {
      if (!(error instanceof FilterError || error instanceof SqlError)) throw error
      resolved.refusals.push(
        `Unable to subscribe to changes with given parameters: ${error.message}`,
      )
    }
  }
  return resolved
}

async function resolveOne(
  db: Database,
  { id, event = '*', schema = 'public', table = '*', filter, select }: Channel['bindings'][number],
  role: string,
) {
  if (select !== undefined && select !== null) {
    throw new FilterError('a selection of columns is not offered by this server')
  }
  const filters = parseFilters(filter)
  const upper = event.toUpperCase()
  return db.transaction(async (tx) => {
    const tables = await findPublished(tx, { schema, table, role })
    if (tables.length === 0) {
      throw new FilterError(`nothing named ${schema}.${table} is published to you`)
    }
    const wanted: Wish[] = []
    for (const found of tables) {
      const bound = await bindFilters(tx, found, filters)
      wanted.push({ id, event: isType(upper) ? upper : '*', table: found, filters: bound })
    }
    return wanted
  })
}
