import { adminUserFilter } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Cell, csvResponse } from '../../../platform/http/csv.ts'
import { serve } from '../../../platform/http/operation.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { type DirectoryFilter, orderBy, orderOf, whereOf } from './directory.ts'

const ROWS_AT_ONCE = 1_000

const COLUMNS = ['id', 'email', 'role', 'email_confirmed_at', 'created_at', 'banned_until'] as const

const operation = {
  method: 'get',
  path: '/admin/users.csv',
  id: 'exportUsers',
  summary: 'All accounts that match a filter, as a file',
  tag: 'users',
  access: 'admin',
  query: adminUserFilter,
  answers: {
    200: { description: `CSV with a header: ${COLUMNS.join(', ')}`, type: 'text/csv' },
  },
} as const

/**
 * GET /api/admin/users.csv: streamed, a part of it in memory at a time; the export is recorded in
 * the audit log.
 */
export const exportUsers = ({ db, countAccounts, recordExport }: PeopleDeps) =>
  serve(operation, async (c, { query, caller: { id: actorId } }) => {
    const filter = { ...query, language: acceptedLanguage(c) }
    const { role, search } = query
    const rows = await countAccounts(filter)
    await recordExport(db, { actorId, list: 'users', rows, filter: { role }, search })
    return csvResponse('podium-users.csv', COLUMNS, readAll(db, filter))
  })

type Row = Record<(typeof COLUMNS)[number], string | Date | null>

/**
 * Parts of the list, each read after the last account of the one before: no connection is held
 * meanwhile.
 */
async function* readAll(db: Database, filter: DirectoryFilter): AsyncGenerator<Cell[][]> {
  const { columns, isDescending } = orderOf(filter.sort)
  const { text, values } = whereOf(filter)
  const places = columns.map((_, at) => `$${values.length + 1 + at}`)
  let last: unknown[] | undefined
  for (;;) {
    const after = `(${columns.join(', ')}) ${isDescending ? '<' : '>'} (${places.join(', ')})`
    const rows = await db.query<Row & { key: unknown[] }>(
      `select ${COLUMNS.join(', ')}, array[${columns.map((column) => `${column}::text`).join(', ')}] as key
         from public.account_directory where ${text} and ${last === undefined ? 'true' : after}
        order by ${orderBy(columns, isDescending)} limit ${ROWS_AT_ONCE}`,
      last === undefined ? values : [...values, ...last],
    )
    yield rows.map((row) => COLUMNS.map((column) => cellOf(row[column])))
    last = rows.at(-1)?.key
    if (rows.length < ROWS_AT_ONCE) return
  }
}

const cellOf = (value: string | Date | null): Cell =>
  value instanceof Date ? value.toISOString() : value
