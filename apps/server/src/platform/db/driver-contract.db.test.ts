import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { Duplex } from 'node:stream'
import { createTestDatabase, ENGINES } from '@podium/testing'
import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import type { PoolDatabase } from './pool-database.ts'
import { wireOf } from './wire.ts'

/**
 * Undocumented behaviour of the driver that `Flush` relies on. `pg` and `pg-protocol` are pinned to
 * the versions this was read from (lib/client.js, lib/query.js); this file must pass before an
 * update.
 */
test.each(['pg', 'pg-protocol'])('%s is pinned to the version that is installed', (name) => {
  const pinned = readPackage('.').dependencies?.[name]

  expect(pinned).toBe(readPackage(name).version)
})

type Package = { version: string; dependencies?: Record<string, string> }

function readPackage(name: string): Package {
  const path = findPackageJSON(name, import.meta.url)
  if (path === undefined) throw new Error(`${name} is not installed`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

test('the driver writes values as PostgreSQL reads them', () => {
  const written = [null, true, 1.5, 'é', Buffer.from([7]), [1, null, 'a"b'], { key: [1] }].map(
    (value) => utils.prepareValue(value),
  )

  expect(written).toEqual([
    null,
    'true',
    '1.5',
    'é',
    Buffer.from([7]),
    '{"1",NULL,"a\\"b"}',
    '{"key":[1]}',
  ])
})

test('the driver writes the messages of the extended protocol', () => {
  const bind = serialize.bind({ statement: 'n', values: ['a', null] })

  expect(Object.values(MESSAGES).map((message) => [message.toString('latin1', 0, 1)])).toEqual(
    Object.keys(MESSAGES).map((type) => [type]),
  )
  for (const message of [...Object.values(MESSAGES), bind]) {
    expect(message.readInt32BE(1)).toBe(message.length - 1)
  }
  expect(bind.toString('latin1')).toBe(
    'B\0\0\0\x1C\0n\0\0\x02\0\0\0\0\0\x02\0\0\0\x01a\xFF\xFF\xFF\xFF\0\x01\0\0',
  )
})

const MESSAGES = {
  P: serialize.parse({ name: 'n', text: 'select', types: [] }),
  D: serialize.describe({ type: 'P', name: '' }),
  E: serialize.execute(),
  C: serialize.close({ type: 'S', name: 'n' }),
  S: serialize.sync(),
}

describe.each(ENGINES)('a pipelined connection to %s', (engine) => {
  let db: PoolDatabase
  let remove: () => PromiseLike<void>
  beforeAll(async () => {
    const { place, [Symbol.asyncDispose]: dispose } = await createTestDatabase(engine)
    db = await openDatabase(place)
    remove = dispose
  })
  afterAll(async () => {
    await db.close()
    await remove()
  })

  test('hands every answer to the query it belongs to, and each Sync ends one query', async () => {
    const calls = await db.withClient((client) => {
      const queries = [
        new Recorded(`select 1 as one, null as none`),
        new Recorded(''),
        new Recorded(`select 1 / 0`),
        new Recorded(`set local lock_timeout = '1s'`),
      ]
      for (const query of queries) client.query(query)
      return Promise.all(queries.map(({ calls }) => calls))
    })

    expect(calls).toEqual([
      [
        ['rowDescription', ['one', 'none']],
        ['dataRow', ['1', null]],
        ['commandComplete', 'SELECT 1'],
        ['readyForQuery'],
      ],
      [['emptyQuery'], ['readyForQuery']],
      [['error', '22012']],
      [['commandComplete', 'SET'], ['readyForQuery']],
    ])
  })

  test('keeps what a cancellation needs, and a stream that can be ended', async () => {
    const { processID, secretKey, host, port, connection } = await db.withClient(async (client) =>
      wireOf(client),
    )

    expect([processID, secretKey, port].map((field) => typeof field)).toEqual(
      Array(3).fill('number'),
    )
    expect(typeof host).toBe('string')
    expect(connection.stream).toBeInstanceOf(Duplex)
  })

  test('takes no query that is not of the driver’s own class, which is why Flush extends it', async () => {
    const failed = db.withClient((client) => {
      const { promise, resolve } = Promise.withResolvers<Error>()
      client.query({ submit: () => {}, handleError: resolve } as unknown as pg.Submittable) // a foreign query
      return promise
    })

    expect((await failed).message).toContain('not supported in pipeline mode')
  })
})

/** Query sent as `Flush` sends it, recording the driver's callbacks until its Sync is answered. */
class Recorded extends pg.Query {
  readonly calls: Promise<unknown[][]>
  readonly #text: string
  readonly #seen: unknown[][] = []
  readonly #settle = Promise.withResolvers<unknown[][]>()

  constructor(text: string) {
    super('')
    this.#text = text
    this.calls = this.#settle.promise
  }

  override submit = ({ stream }: pg.Connection) => {
    const parse = serialize.parse({ name: '', text: this.#text, types: [] })
    const describe = serialize.describe({ type: 'P', name: '' })
    const bind = serialize.bind({ values: [] })
    stream.write(Buffer.concat([parse, bind, describe, serialize.execute(), serialize.sync()]))
  }

  handleRowDescription({ fields }: { fields: { name: string }[] }) {
    this.#seen.push(['rowDescription', fields.map(({ name }) => name)])
  }
  handleDataRow({ fields }: { fields: unknown[] }) {
    this.#seen.push(['dataRow', fields])
  }
  handleCommandComplete({ text }: { text: string }) {
    this.#seen.push(['commandComplete', text])
  }
  handleEmptyQuery() {
    this.#seen.push(['emptyQuery'])
  }
  handleReadyForQuery() {
    this.#seen.push(['readyForQuery'])
    this.#settle.resolve(this.#seen)
  }
  handleError({ code }: { code: string }) {
    this.#seen.push(['error', code])
    this.#settle.resolve(this.#seen)
  }
}
