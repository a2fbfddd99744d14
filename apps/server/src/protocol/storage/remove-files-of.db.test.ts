import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINES, openTestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createDiskStore } from '../../platform/objects/disk-store.ts'
import { createStorage } from './index.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('what somebody has stored goes with them, and nothing else', async () => {
    await using db = await openTestDatabase(engine)
    const folder = await mkdtemp(join(tmpdir(), 'podium-objects-'))
    const store = createDiskStore(folder)
    const storage = createStorage({
      db,
      store,
      logger: pino({ enabled: false }),
      incoming: folder,
      images: {},
      checked: [],
      limitUploads: false,
      isWithheld: async () => false,
      forgetUnused: async () => {},
      isBackingUp: async () => false,
      verifyToken: () => Promise.reject(new Error('nobody asks')),
    })
    const owners = () => db.query('select owner_id from storage.objects')
    const files = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    const keep = async (ownerId: string, name: string) => {
      const version = randomUUID()
      await store.put(version, Buffer.from(name))
      await db.batch([
        { text: 'insert into storage.orphaned_files values ($1, now())', values: [version] },
        {
          text: `insert into storage.objects (bucket_id, name, owner_id, version, metadata)
                 values ('avatars', $1, $2, $3, '{}')`,
          values: [name, ownerId, version],
        },
      ])
      return version
    }
    try {
      await storage.start()
      const [leaver, other] = [randomUUID(), randomUUID()]
      await keep(leaver, 'a')
      await keep(leaver, 'b')
      const ofOther = await keep(other, 'c')

      const undone = db.transaction(async (tx) => {
        await storage.removeFilesOf(leaver, tx)
        throw new Error('changed my mind')
      })
      await expect(undone).rejects.toThrow('changed my mind')
      expect(await owners()).toHaveLength(3)

      await storage.removeFilesOf(leaver)
      expect(await owners()).toEqual([{ owner_id: other }])
      await eventually(async () => expect(await files()).toEqual([ofOther]))
    } finally {
      await storage.stop()
      await rm(folder, { recursive: true })
    }
  })
})
