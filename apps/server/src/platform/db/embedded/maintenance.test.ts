import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createEmbeddedDatabase } from './embedded-database.ts'
import { startEngine } from './engine.ts'
import { maintain } from './maintenance.ts'

// Slow under load: it makes a database of its own.
test('maintenance tells the planner what is there and gives memory back, and no row is lost', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-maintenance-'))
  const engine = await startEngine({ dataDir }, pino({ enabled: false }))
  const db = createEmbeddedDatabase(engine)
  await db.query('create table notes as select generate_series(1, 1000) as id')
  await db.query('create table ballast as select repeat(md5(id::text), 1000) from notes')
  const grown = await engine.memoryBytes()

  await maintain(db, engine, grown - 1)
  const [known] = await db.query(`select reltuples from pg_class where relname = 'notes'`)
  const [counted] = await db.query('select count(*)::int from notes')
  const shrunk = await engine.memoryBytes()
  await db.close()
  await rm(dataDir, { recursive: true })

  expect({ known, counted }).toEqual({ known: { reltuples: 1000 }, counted: { count: 1000 } })
  expect(shrunk).toBeLessThanOrEqual(grown)
})
