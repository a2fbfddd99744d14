import { once } from 'node:events'
import { join } from 'node:path'
import { createTestDatabase, openDatabase, startSilentProxy } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'
import { createPostgresLock } from './backup-lock.ts'
import { createPostgresEngine } from './postgres-engine.ts'

/** Database, and a way to it that can fall silent without closing anything. */
async function silentWay() {
  const database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  const proxy = await startSilentProxy(database.place.databaseUrl)
  const db = await openDatabase(database.place)
  return {
    database,
    proxy,
    db,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await db.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

test('a backup whose lock falls silent has lost it, and lets go of it', async () => {
  await using way = await silentWay()
  const lock = createPostgresLock(way.proxy.url, way.db, { everyMs: 50, withinMs: 500 })

  const outcome = await lock.hold(async (lost) => {
    way.proxy.fallSilent()
    await once(lost, 'abort')
    return String(lost.reason)
  })

  expect(outcome).toBe('BackupError: The lock of the backup was lost.')
})

test('a dump in the middle of which the network falls silent ends when it is broken off', async () => {
  await using way = await silentWay()
  const stopping = new AbortController()
  const engine = createPostgresEngine(way.proxy.url)
  await way.db.withClient(async (client) => {
    await client.query('begin')
    await client.query('lock table podium.migration_hashes in access exclusive mode')
    const dump = engine.dump({
      workDir: way.database.dataDir,
      file: join(way.database.dataDir, 'dump'),
      signal: stopping.signal,
    })
    const failed = expect(dump).rejects.toThrow('Stopping')
    await eventually(async () => {
      const waiting = await way.db.query(
        `select from pg_stat_activity where datname = current_database()
          and application_name = 'podium backup' and wait_event_type = 'Lock'`,
      )
      expect(waiting).toHaveLength(1)
    })

    way.proxy.fallSilent()
    stopping.abort(new Error('Stopping'))

    await failed
    await client.query('rollback')
  })
})
