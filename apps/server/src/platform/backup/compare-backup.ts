import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolDatabase } from '../db/pool-database.ts'
import type { BackupDeps } from './backup-deps.ts'
import type { BackupEngine } from './backup-engine.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest, Part } from './manifest.ts'
import { loadFile, loadPart } from './parts.ts'
import { countRows } from './read-snapshot.ts'

type CompareDeps = Pick<BackupDeps, 'target' | 'seal' | 'signal'> & {
  engine: Pick<BackupEngine, 'tryRestore'>
}

type Compared = { manifest: Manifest; workDir: string; copied: readonly Part[] }

/**
 * Reads a backup back from its target, restores its database into a fresh place and counts the rows
 * of every table; reads the pictures copied by this run, and looks for all others. Throws
 * `BackupError` for any difference.
 */
export async function compareBackup(deps: CompareDeps, { manifest, workDir, copied }: Compared) {
  const { engine, target, seal, signal } = deps
  const file = join(workDir, 'restored')
  await loadFile(deps, manifest.database, file)
  const counted = await engine.tryRestore({ file, workDir, signal }, countAll)
  await rm(file)
  requireSameRows(manifest.tables, counted)
  for (const part of copied) await loadPart(deps, `${seal.picturesFolder}/${part.name}`, part)
  const stored = await target.list(`${seal.picturesFolder}/`)
  const lost = manifest.pictures.find(
    ({ name, bytes }) =>
      stored.get(`${seal.picturesFolder}/${name}`) !== bytes + seal.overheadBytes,
  )
  if (lost) throw new BackupError(`The picture ${lost.name} is missing from the backup.`)
}

/** Rows of every table, without the deadline of a request's statement. */
export const countAll = (db: PoolDatabase) =>
  db.withClient((client) => countRows(async (text) => (await client.query(text)).rows))

/** Throws `BackupError` naming the first table whose rows differ in number. */
export function requireSameRows(wanted: Record<string, number>, found: Record<string, number>) {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (wanted[name] !== found[name]) {
      throw new BackupError(
        `The restored database differs: ${name} has ${found[name] ?? 'no'} rows instead of ${wanted[name] ?? 'none'}.`,
      )
    }
  }
}
