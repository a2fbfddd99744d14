import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { EXPORTED_ACCOUNT } from './export-sections.ts'

const fields = z.record(z.string(), z.unknown())

const operationOf = (exportSections: Readonly<Record<string, string>>) =>
  ({
    method: 'get',
    path: '/account/export',
    id: 'exportOwnData',
    summary: 'Download everything that is kept of oneself, as one JSON object',
    tag: 'account',
    access: 'person',
    answers: {
      200: {
        description: 'The account, and a list of each kind of thing that belongs to it',
        schema: z.object({
          exported_at: z.iso.datetime(),
          account: fields,
          profile: fields,
          ...Object.fromEntries(Object.keys(exportSections).map((name) => [name, z.array(fields)])),
        }),
      },
    },
    errors: ['over_request_rate_limit'],
  }) as const

/**
 * Entries read at once; few, because the embedded engine has one connection that others wait for.
 */
const PAGE = 500

/**
 * GET /api/account/export. An export that fails half-way aborts the connection, so that nobody
 * takes it for complete.
 */
export const exportOwnData = (deps: PeopleDeps) =>
  serve(operationOf(deps.exportSections), async (c, { caller: { id } }) => {
    await deps.limits.take('account-export', id)
    const now = new Date()
    const [head] = await deps.db.query(EXPORTED_ACCOUNT, [id])
    const text = write(deps, id, { exported_at: now.toISOString(), ...head })
    const name = `podium-${now.toISOString().slice(0, 10)}.json`
    return c.body(Readable.toWeb(Readable.from(text)) as ReadableStream, 200, {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  })

async function* write(
  { db, exportSections }: PeopleDeps,
  personId: string,
  head: object,
): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(head, null, 2).slice(0, -2)) // without its closing brace
  for (const [name, sql] of Object.entries(exportSections)) {
    yield Buffer.from(`,\n  ${JSON.stringify(name)}: [`)
    let separator = '\n'
    for await (const page of pages(db, sql, personId)) {
      const entries = page.map(({ entry }) => `    ${JSON.stringify(entry)}`)
      yield Buffer.from(separator + entries.join(',\n'))
      separator = ',\n'
    }
    yield Buffer.from(separator === '\n' ? ']' : '\n  ]')
  }
  yield Buffer.from('\n}\n')
}

type Row = { at: string; id: string; entry: object }

/**
 * Entries of a section, oldest first, in pages that each begin after the last entry of the one
 * before.
 */
async function* pages(db: Database, sql: string, personId: string): AsyncGenerator<Row[]> {
  let last: Pick<Row, 'at' | 'id'> = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const page = await db.query<Row>(
      `select at::text, id::text, entry from (${sql}) as kept
        where (at, id) > ($2::timestamptz, $3::uuid) order by kept.at, kept.id limit ${PAGE}`,
      [personId, last.at, last.id],
    )
    if (page.length > 0) yield page
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return
    last = end
  }
}
