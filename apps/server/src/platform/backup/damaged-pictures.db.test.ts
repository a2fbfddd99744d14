import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTestDatabase, openDatabase } from '@podium/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDiskStore } from '../objects/disk-store.ts'
import { backUp } from './back-up.ts'
import type { BackupEngine } from './backup-engine.ts'
import { BackupError } from './backup-error.ts'
import { createProcessLock } from './backup-lock.ts'
import { newestRun } from './backup-runs.ts'
import { createFolderTarget } from './folder-target.ts'
import { readSnapshot } from './read-snapshot.ts'
import { readableRuns } from './readable-runs.ts'
import { restoreBackup } from './restore-backup.ts'
import { createSeal } from './seal.ts'

const opened = new AsyncDisposableStack()
let db: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  const database = opened.use(await createTestDatabase('postgres'))
  db = await openDatabase(database.place)
  opened.defer(() => db.close())
})
afterAll(() => opened.disposeAsync())

/** Place of backups of a database without rows, whose object store has so many pictures. */
async function placeWith(pictures: number) {
  const folder = await mkdtemp(join(tmpdir(), 'podium-damaged-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const versions = Array.from({ length: pictures }, () => randomUUID()).sort()
  const store = createDiskStore(join(folder, 'objects'))
  for (const version of versions) await store.put(version, Buffer.from(version))
  const engine: BackupEngine = {
    engine: 'postgres',
    async dump({ file }) {
      await writeFile(file, 'dump')
      return { ...(await readSnapshot(db.query)), versions }
    },
    tryRestore: (_options, use) => use(db),
    restore: (_file, use) => use(db),
    removeLeftovers: async () => {},
    requireEmpty: async () => {},
  }
  const target = createFolderTarget(join(folder, 'backups'))
  const place = { engine, target, dataDir: folder }
  return {
    versions,
    store,
    target,
    async backUp(passphrase?: string) {
      const seal = await createSeal(passphrase)
      const { signal } = new AbortController()
      return backUp({ ...place, store, lock: createProcessLock(), seal, keep: 14, signal })
    },
    async restore(wanted: Parameters<typeof restoreBackup>[1] = {}) {
      const objects = createDiskStore(join(folder, randomUUID()))
      const seal = await createSeal(undefined)
      const report = await restoreBackup({ ...place, store: objects, seal }, wanted)
      const restored = versions.map(async (version) => {
        const body = await objects.get(version)
        return body === undefined ? null : String(await buffer(body))
      })
      return { report, restored: await Promise.all(restored) }
    },
    /** Damages a stored picture; its length stays. */
    damage: (version: string) => target.put(`pictures/open/${version}`, Buffer.from(randomUUID())),
  }
}

test('a backup reads back a seventh of the pictures it has, those first that were longest not read; a damaged one is stored anew', async () => {
  const { versions, damage, backUp, restore } = await placeWith(7)
  await backUp()
  await damage(versions[2] ?? '')
  const mended = []
  for (let round = 0; round < 4; round += 1) mended.push((await backUp()).mended)

  expect(mended).toEqual([0, 0, 1, 0])
  expect((await restore()).restored).toEqual(versions)
})

test('a shortened one is found by the next backup; one without another copy is told', async () => {
  const { versions, store, target, backUp } = await placeWith(2)
  const [short = '', gone = ''] = versions
  await backUp()
  for (const version of versions) await target.put(`pictures/open/${version}`, Buffer.from('half'))
  await store.remove(gone)

  expect(await backUp()).toMatchObject({ pictures: 1, copied: 1, mended: 1, lost: 1 })
  expect(String(await target.get(`pictures/open/${short}`))).toBe(short)
})

test('a damaged picture is not replaced by another content: that of a store that is damaged, too, mends nothing', async () => {
  const { versions, store, target, damage, backUp } = await placeWith(1)
  const [version = ''] = versions
  await backUp()
  await damage(version)
  const damaged = await target.get(`pictures/open/${version}`)
  await store.put(version, Buffer.from(randomUUID()))

  expect(await backUp()).toMatchObject({ pictures: 0, copied: 0, mended: 0, lost: 1 })
  expect(await target.get(`pictures/open/${version}`)).toEqual(damaged)
})

test('a restore names the damaged pictures, and does without them once it is told to', async () => {
  const { versions, damage, backUp, restore } = await placeWith(12)
  await backUp()
  const [one = '', other = ''] = versions
  await damage(one)
  await damage(other)

  await expect(restore()).rejects.toThrow(
    `2 of 12 pictures are damaged or missing: pictures/open/${one}, pictures/open/${other}. The database is whole.`,
  )
  const { report, restored } = await restore({ withoutDamaged: true })
  expect(report).toMatchObject({
    pictures: 10,
    damaged: [`pictures/open/${one}`, `pictures/open/${other}`],
  })
  expect(restored).toEqual([null, null, ...versions.slice(2)])
})

test('a picture that its disk cannot read is damaged, and ends neither a backup nor a restore', async () => {
  const { versions, target, backUp, restore } = await placeWith(1)
  await backUp()
  const { get } = target
  const unread = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
  target.get = (name) => (name.startsWith('pictures/') ? Promise.reject(unread) : get(name))

  expect((await restore({ withoutDamaged: true })).report.damaged).toHaveLength(1)
  const { put } = target
  target.put = async (name, bytes) => {
    if (name.startsWith('pictures/')) target.get = get // written anew, it is on another sector
    await put(name, bytes)
  }
  expect(await backUp()).toMatchObject({ mended: 1, lost: 0 })
  expect((await restore()).restored).toEqual(versions)
})

test('a place that cannot be used is no damage', async () => {
  const { target, backUp, restore } = await placeWith(2)
  const { run } = await backUp()
  const { get } = target
  target.get = (name) =>
    name.startsWith('pictures/') ? Promise.reject(new BackupError('The bucket is away')) : get(name)

  await expect(restore({ withoutDamaged: true })).rejects.toThrow('The bucket is away')
  await expect(backUp()).rejects.toThrow('The bucket is away')
  target.get = () => Promise.reject(new BackupError('The bucket is away'))
  const counts = readableRuns({ target, seal: () => createSeal(undefined) })
  await expect(newestRun(target, counts)).rejects.toThrow('The bucket is away')
  target.get = get
  expect(await newestRun(target, counts)).toBe(run)
})

test('a backup under another passphrase is not the newest of ours, and a restore names the one that is', async () => {
  const { target, backUp, restore } = await placeWith(1)
  const { run } = await backUp()
  const { run: newer } = await backUp('a passphrase of enough letters')

  const seal = () => createSeal(undefined)
  expect(await newestRun(target, readableRuns({ target, seal }))).toBe(run)
  await expect(restore()).rejects.toThrow(
    new RegExp(`${newer}/manifest is encrypted.* npm run restore -- ${run}$`),
  )
  expect((await restore({ run })).report).toMatchObject({ run, pictures: 1 })
  // Its pictures are known to the next one under the same passphrase.
  expect(await backUp()).toMatchObject({ copied: 0, pictures: 1 })
})
