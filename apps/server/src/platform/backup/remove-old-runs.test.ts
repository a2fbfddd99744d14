import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { completeRuns, readManifest, runFolder, writeManifest } from './backup-runs.ts'
import { createFolderTarget } from './folder-target.ts'
import { removeOldRuns } from './remove-old-runs.ts'
import { createSeal } from './seal.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-05T03:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Name of a picture: a random UUID, here one that tells its place. */
const version = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

/** Folder with three complete backups, of which each shares a picture with the next, and a broken-off one. */
async function withBackups(passphrase?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'podium-runs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const place = { target: createFolderTarget(folder), seal: await createSeal(passphrase) }
  const put = (name: string) => place.target.put(name, Buffer.from(name))
  for (const day of [1, 2, 3]) {
    const run = `2026-11-0${day}t03-00-00-000z`
    const pictures = [day, day + 1].map((at) => ({ name: version(at), bytes: 1, sha256: '' }))
    for (const { name } of pictures) await put(`${place.seal.picturesFolder}/${name}`)
    await put(`${runFolder(run)}database-000001`)
    await writeManifest(place, run, {
      format: 1,
      engine: 'pglite',
      serverVersion: 180000,
      tables: {},
      migrations: {},
      database: [],
      pictures,
    })
  }
  await put(`${runFolder('2026-11-04t03-00-00-000z')}database-000001`)
  const files = async () => [...(await place.target.list('')).keys()].sort()
  return { ...place, folder, files }
}

test('the newest backups stay whole; older ones, a broken-off one and unshared pictures go', async () => {
  const { files, ...place } = await withBackups()

  await removeOldRuns({ ...place, keep: 2 })

  expect(await files()).toEqual([
    'backups/2026-11-02t03-00-00-000z/database-000001',
    'backups/2026-11-02t03-00-00-000z/manifest',
    'backups/2026-11-03t03-00-00-000z/database-000001',
    'backups/2026-11-03t03-00-00-000z/manifest',
    `pictures/open/${version(2)}`,
    `pictures/open/${version(3)}`,
    `pictures/open/${version(4)}`,
  ])
})

test('while a backup under another passphrase remains, no picture goes', async () => {
  const { files, target } = await withBackups('a passphrase of enough letters')

  await removeOldRuns({ target, seal: await createSeal('a passphrase of other letters'), keep: 1 })

  const left = await files()
  expect(left.filter((name) => name.startsWith('backups/'))).toHaveLength(2)
  expect(left.filter((name) => name.startsWith('pictures/'))).toHaveLength(4)
})

test('what is no backup counts as none and stays, also beside the pictures', async () => {
  const { files, ...place } = await withBackups()
  const strangers = [
    'backups/before-upgrade/manifest',
    'pictures/holidays/beach.jpg',
    `pictures/holidays/${version(9)}`,
    'pictures/open/beach.jpg',
  ]
  for (const name of strangers) await place.target.put(name, Buffer.from('somebody’s'))

  await removeOldRuns({ ...place, keep: 1 })

  expect(await completeRuns(place.target)).toEqual(['2026-11-03t03-00-00-000z'])
  expect(await files()).toEqual(expect.arrayContaining(strangers))
})

test('backups of a future that no clock is ahead by do not push the others out', async () => {
  const { files, ...place } = await withBackups()
  vi.setSystemTime('2026-11-02T03:30:00Z')

  await removeOldRuns({ ...place, keep: 1 })

  expect(await completeRuns(place.target)).toEqual([
    '2026-11-02t03-00-00-000z',
    '2026-11-03t03-00-00-000z',
  ])
})

test('a backup is for its user alone, and leads nowhere else', async () => {
  const { folder, target, seal } = await withBackups()
  const name = `${runFolder('2026-11-03t03-00-00-000z')}manifest`
  const manifest = JSON.parse(`${await target.get(name)}`)
  const pictures = [{ name: '../../elsewhere', bytes: 1, sha256: '' }]
  await target.put(name, Buffer.from(JSON.stringify({ ...manifest, pictures })))

  expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  await expect(readManifest({ target, seal }, '2026-11-03t03-00-00-000z')).rejects.toThrow(
    'damaged',
  )
})
