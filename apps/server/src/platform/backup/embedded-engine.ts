import { constants, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as tar from 'tar'
import { clusterFolder } from '../db/embedded/cluster-folder.ts'
import { syncFolder } from '../db/embedded/sync-folder.ts'
import { openDatabase } from '../db/open-database.ts'
import type { PoolDatabase } from '../db/pool-database.ts'
import type { BackupEngine } from './backup-engine.ts'
import { BackupError } from './backup-error.ts'
import { readSnapshot, type Snapshot } from './read-snapshot.ts'

/**
 * Embedded database as a copy of its folder: right after a checkpoint, with its only connection in
 * our hands, nothing writes to it. Needs `db`, the open database, for a dump; requests wait for the
 * copy and go on while it is packed.
 */
export function createEmbeddedEngine(dataDir: string, db?: PoolDatabase): BackupEngine {
  const folder = clusterFolder(dataDir)
  return {
    engine: 'pglite',

    async dump({ file, workDir }) {
      if (db === undefined) throw new BackupError('A dump needs the open database.')
      const copy = join(workDir, basename(folder))
      const snapshot = await db.withClient(async (client): Promise<Snapshot> => {
        await client.query('checkpoint')
        const found = await readSnapshot(async (text) => (await client.query(text)).rows)
        await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
        return found
      })
      await tar.create({ file, cwd: workDir, gzip: true, portable: true }, [basename(folder)])
      await rm(copy, { recursive: true })
      return snapshot
    },

    async tryRestore({ file, workDir }, use) {
      const place = join(workDir, 'place')
      await unpack(file, place)
      const restored = await openDatabase({ dataDir: place })
      try {
        return await use(restored)
      } finally {
        await restored.close()
        await rm(place, { recursive: true })
      }
    },

    // Its places are in the folders of `inWorkDir`.
    async removeLeftovers() {},

    async requireEmpty() {
      if (existsSync(folder)) {
        throw new BackupError(
          `There is a database in ${dataDir}: restore into an empty folder, or move this one away.`,
        )
      }
    },

    async restore(file, use) {
      const draft = `${folder}.restored`
      await rm(draft, { recursive: true, force: true })
      await unpack(file, draft)
      const db = await openDatabase({ dataDir: draft })
      const used = await use(db).finally(db.close)
      await syncFolder(draft)
      await rename(clusterFolder(draft), folder)
      await rm(draft, { recursive: true })
      return used
    },
  }
}

async function unpack(file: string, place: string) {
  await mkdir(place, { recursive: true, mode: 0o700 })
  await tar.extract({ file, cwd: place })
}
