import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, openPglite, type TestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { randomFrom } from './random-from.ts'
import { type RecordedDisk, recordDisk } from './recorded-disk.ts'

/** Number of cut points; `npm run test:long` sets 200 and a random seed, which a failure names. */
const CUTS = Number(process.env.PODIUM_POWER_CUTS ?? 20)
const SEED = Number(process.env.PODIUM_SEED ?? 2026)
const LIMIT_MS = 60_000 + CUTS * 20_000
const SYNC_EVERY_MS = 20
/** Longer than the test: such an engine's log reaches the disk only where something depends on it. */
const SYNC_NEVER_MS = 2 ** 30
const ROWS = 50

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('pglite')
})
afterAll(() => database[Symbol.asyncDispose]())

/** Copy of a database, recorded, with what the tests do to it. */
function recorded() {
  const home = mkdtempSync(join(tmpdir(), 'podium-power-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const source = join(database.dataDir, 'database')
  const folder = join(home, 'database')
  cpSync(source, folder, { recursive: true })
  const disk = recordDisk(folder)
  onTestFinished(() => disk[Symbol.dispose]())
  /** Point at which each row had been acknowledged. */
  const acknowledged: number[] = []

  return {
    folder,
    disk,
    acknowledged,
    async write(db: Awaited<ReturnType<typeof openPglite>>) {
      for (let count = 0; count < ROWS; count += 1) {
        const row = [acknowledged.length]
        await db.query(`insert into written values ($1, repeat('word ', 400))`, row)
        acknowledged.push(disk.now())
      }
    },
    /** Rows that are there after a loss of power at a random point between two, which it also returns. */
    async loseBetween(begin: number, end: number, random: () => number) {
      const point = begin + Math.floor(random() * (end - begin + 1))
      const copy = join(home, 'cut')
      cpSync(source, copy, { recursive: true })
      disk.loseAt(point, copy, random)
      const again = await openPglite(copy, { syncEveryMs: SYNC_EVERY_MS })
      const read = async () => {
        const { rows } = await again.query<{ id: number }>('select id from written order by id')
        return rows.map(({ id }) => id)
      }
      const rows = await read()
      // Transactions of lost log would come back with those that get their numbers.
      await again.exec(
        'do $$ begin for n in 1..200 loop perform txid_current(); commit; end loop; end $$',
      )
      await again.exec('set enable_seqscan = off')
      const counted = await again.query('select count(*)::int from written where id >= 0')
      const later = await read()
      await again.close()
      rmSync(copy, { recursive: true })
      expect(rows).toEqual(Array.from(rows, (_, id) => id))
      expect(later).toEqual(rows)
      expect(counted.rows).toEqual([{ count: rows.length }])
      return { point, rows: rows.length }
    },
    acknowledgedBefore: (point: number) => acknowledged.filter((at) => at <= point).length,
  }
}

const TABLE = 'create table written (id int primary key, text text not null)'

/** Waits until the log of what was written so far is on the disk. */
const logged = (disk: RecordedDisk) => {
  const last = disk.now()
  return eventually(() => expect(disk.loggedBefore(disk.now())).toBeGreaterThanOrEqual(last))
}

test(
  `a loss of power around a checkpoint leaves a database that opens, without the last moments at most (seed ${SEED})`,
  async () => {
    const { folder, disk, write, loseBetween, acknowledgedBefore } = recorded()
    const random = randomFrom(SEED)

    const db = await openPglite(folder, { syncEveryMs: SYNC_EVERY_MS })
    await db.exec(TABLE)
    await write(db)
    await logged(disk)
    const begin = disk.now()
    await write(db)
    await logged(disk)
    await db.exec('checkpoint')
    await write(db)
    await logged(disk)
    await db.exec(`update written set text = text || 'again'`)
    await db.close()
    const end = disk.now()
    disk[Symbol.dispose]()

    for (let cut = 0; cut < CUTS; cut += 1) {
      const { point, rows } = await loseBetween(begin, end, random)

      expect(rows).toBeGreaterThanOrEqual(acknowledgedBefore(disk.loggedBefore(point)))
      expect(rows).toBeGreaterThanOrEqual(ROWS)
    }
  },
  LIMIT_MS,
)

test(
  `a loss of power after a crash leaves what was there when the database was open again (seed ${SEED})`,
  async () => {
    const { folder, disk, write, loseBetween, acknowledgedBefore } = recorded()
    const random = randomFrom(SEED)

    const dying = await openPglite(folder, { syncEveryMs: SYNC_NEVER_MS })
    await dying.exec(TABLE)
    await write(dying)
    await dying.exec('checkpoint')
    // Nothing but the pages of the checkpoint has asked for it.
    expect(acknowledgedBefore(disk.loggedBefore(disk.now()))).toBe(ROWS)
    await write(dying)
    await dying.exec('select pg_switch_wal()')
    await write(dying)
    const crashed = disk.now()
    // So few that recovery writes pages before its checkpoint.
    appendFileSync(join(folder, 'postgresql.conf'), `shared_buffers = '512kB'\n`)
    const db = await openPglite(folder, { syncEveryMs: SYNC_EVERY_MS })
    const opened = disk.now()
    await write(db)
    await db.exec(`update written set text = text || 'again'`)
    await db.close()
    const end = disk.now()
    disk[Symbol.dispose]()

    // What recovery has read is on the disk, not in the system's memory alone.
    expect(acknowledgedBefore(disk.loggedBefore(opened))).toBe(3 * ROWS)
    for (let cut = 0; cut < CUTS; cut += 1) {
      const isOpen = cut % 2 === 1
      const { point, rows } = isOpen
        ? await loseBetween(opened, end, random)
        : await loseBetween(crashed, opened, random)

      expect(rows).toBeGreaterThanOrEqual(acknowledgedBefore(disk.loggedBefore(point)))
      expect(rows).toBeGreaterThanOrEqual(isOpen ? 3 * ROWS : ROWS)
    }
  },
  LIMIT_MS,
)
