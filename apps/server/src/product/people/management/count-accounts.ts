import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/db/database.ts'
import { type Found, whereOf } from './directory.ts'

export type CountAccounts = (filter?: Partial<Found>) => Promise<number>

/** Most counts cached: the searches of a busy day. */
const REMEMBERED = 200

const VERSION = 'select coalesce(sum(changes), 0)::text as version from public.account_counts'

/**
 * Number of matching accounts: stored by the database per role, counted for a search. A search that
 * finds most of 100,000 accounts reads them all, so its count is cached until any account changes.
 */
export function createAccountCount(db: Database): CountAccounts {
  const remembered = new LRUCache<string, { version: string; total: number }>({ max: REMEMBERED })

  return async ({ search = '', role, language } = {}) => {
    const where = whereOf({ search, role, language })
    if (search === '') {
      const [kept] = await db.query<{ total: number }>(
        `select coalesce(sum(accounts), 0)::int as total from public.account_counts where ${where.text}`,
        where.values,
      )
      return kept?.total ?? 0
    }
    const key = JSON.stringify([search, role, language])
    const before = remembered.get(key)
    if (before !== undefined) {
      const [now] = await db.query<{ version: string }>(VERSION)
      if (now?.version === before.version) return before.total
    }
    const [counted] = await db.query<{ total: number; version: string }>(
      `select count(*)::int as total, (${VERSION}) as version
         from public.account_directory where ${where.text}`,
      where.values,
    )
    if (counted === undefined) return 0
    remembered.set(key, counted)
    return counted.total
  }
}
