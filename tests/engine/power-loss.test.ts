import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, openPglite } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { expect, onTestFinished, test } from 'vitest'
import { randomFrom } from './random-from.ts'
import { recordDisk } from './recorded-disk.ts'

/** Number of cut points; `npm run test:long` sets 200 and a random seed, which a failure names. */
const CUTS = Number(process.env.PODIUM_POWER_CUTS ?? 3)
const SEED = Number(process.env.PODIUM_SEED ?? 2026)
const SYNC_EVERY_MS = 20
const ROWS = 50

test(
  `a loss of power around a checkpoint leaves a database that opens, without the last moments at most (seed ${SEED})`,
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'podium-power-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    await using database = await createTestDatabase('pglite')
    const source = join(database.dataDir, 'database')
    const folder = join(home, 'database')
    cpSync(source, folder, { recursive: true })
    const random = randomFrom(SEED)
    /** Point at which each row had been acknowledged. */
    const acknowledged: number[] = []

    using disk = recordDisk(folder)
    const db = await openPglite(folder, { syncEveryMs: SYNC_EVERY_MS })
    await db.exec('create table written (id int primary key, text text not null)')
    const write = async () => {
      for (let count = 0; count < ROWS; count += 1) {
        const row = [acknowledged.length]
        await db.query(`insert into written values ($1, repeat('word ', 400))`, row)
        acknowledged.push(disk.now())
      }
      const last = disk.now()
      await eventually(() => expect(disk.loggedBefore(disk.now())).toBeGreaterThanOrEqual(last))
    }
    await write()
    const begin = disk.now()
    await write()
    await db.exec('checkpoint')
    await write()
    await db.exec(`update written set text = text || 'again'`)
    await db.close()
    const end = disk.now()
    disk[Symbol.dispose]()

    for (let cut = 0; cut < CUTS; cut += 1) {
      const point = begin + Math.floor(random() * (end - begin + 1))
      const copy = join(home, `cut-${cut}`)
      cpSync(source, copy, { recursive: true })
      disk.loseAt(point, copy, random)

      const again = await openPglite(copy, { syncEveryMs: SYNC_EVERY_MS })
      const { rows } = await again.query<{ id: number }>('select id from written order by id')
      await again.exec('set enable_seqscan = off')
      const counted = await again.query('select count(*)::int from written where id >= 0')
      await again.close()
      rmSync(copy, { recursive: true })

      const synced = disk.loggedBefore(point)
      expect(rows.map(({ id }) => id)).toEqual(Array.from(rows, (_, id) => id))
      expect(counted.rows).toEqual([{ count: rows.length }])
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged.filter((at) => at <= synced).length)
      expect(rows.length).toBeGreaterThanOrEqual(ROWS)
    }
  },
  60_000 + CUTS * 20_000,
)
