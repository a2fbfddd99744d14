import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, ENGINES, openDatabase } from '@podium/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compareBackup } from './compare-backup.ts'
import { createFolderTarget } from './folder-target.ts'
import type { Manifest, Part } from './manifest.ts'
import { storePart } from './parts.ts'
import { countRows, readSnapshot } from './read-snapshot.ts'
import { createSeal } from './seal.ts'

describe.each(ENGINES)('a backup of %s', (engine) => {
  test('is refused where the restored database has other rows, or a picture is missing', async () => {
    await using database = await createTestDatabase(engine)
    const db = await openDatabase(database.place)
    const folder = await mkdtemp(join(tmpdir(), 'podium-compare-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const place = { target: createFolderTarget(folder), seal: await createSeal(undefined) }
    const picture = await storePart(place, `${place.seal.picturesFolder}/one`, Buffer.from('one'))
    const { versions: _, ...snapshot } = await readSnapshot(db.query)
    const manifest: Manifest = {
      format: 1,
      engine,
      ...snapshot,
      database: [await storePart(place, 'database-000001', Buffer.from('dump'))],
      pictures: [{ ...picture, name: 'one' }],
    }
    /** Compares a manifest with the database, as restored from its dump. */
    const compare = (changes: Partial<Manifest>, copied: Part[] = []) =>
      compareBackup(
        {
          ...place,
          engine: { tryRestore: (_options, use) => use(db) },
          signal: new AbortController().signal,
        },
        { manifest: { ...manifest, ...changes }, workDir: folder, copied },
      )
    const tables = { ...(await countRows(db.query)), 'public.people': 1 }
    const lost = [...manifest.pictures, { ...picture, name: 'two' }]

    await compare({})
    await expect(compare({ tables })).rejects.toThrow('public.people has 0 rows instead of 1')
    await expect(compare({ pictures: lost })).rejects.toThrow('The picture two is missing')
    await compare({}, manifest.pictures)
    // As long as before: only who reads it notices.
    await place.target.put(`${place.seal.picturesFolder}/one`, Buffer.from('two'))
    await expect(compare({}, manifest.pictures)).rejects.toThrow('one is damaged')
    await db.close()
  })
})
