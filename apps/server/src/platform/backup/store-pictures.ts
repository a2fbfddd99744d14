import { buffer } from 'node:stream/consumers'
import type { BackupDeps } from './backup-deps.ts'
import { isDamage } from './backup-error.ts'
import { newestRun, readManifest } from './backup-runs.ts'
import type { Part, Picture } from './manifest.ts'
import { loadPart, sha256, storePart } from './parts.ts'
import { readableRuns } from './readable-runs.ts'

/** Share of the pictures of before that a backup reads back: each comes up once in so many backups. */
const READ_EVERY = 7

export type StoredPictures = {
  pictures: Picture[]
  /** Those that this run stored. */
  copied: Picture[]
  /** Number of those that were in the last backup, and were damaged, shortened or gone since. */
  mended: number
  /** Number of those that were so, and that the object store does not have any more, or has damaged, too. */
  lost: number
}

/**
 * Stores the pictures that the last backup does not have, and reads back some of those it has, which may be damaged
 * since: those that were longest not read. A damaged one is stored anew; a file is never changed once written.
 */
export async function storePictures(
  deps: BackupDeps,
  versions: readonly string[],
): Promise<StoredPictures> {
  const { store, seal, signal } = deps
  const last = await lastPictures(deps)
  const sizes = await deps.target.list(`${seal.picturesFolder}/`)
  const due = dueForReading(versions.flatMap((version) => last.get(version) ?? []))
  const readAt = new Date().toISOString()
  const stored: StoredPictures = { pictures: [], copied: [], mended: 0, lost: 0 }
  for (const version of versions) {
    signal.throwIfAborted()
    const before = last.get(version)
    const name = `${seal.picturesFolder}/${version}`
    if (before && sizes.get(name) === before.bytes + seal.overheadBytes) {
      const isDue = due.has(version)
      if (!isDue || (await isWhole(deps, name, before))) {
        stored.pictures.push(isDue ? { ...before, readAt } : before)
        continue
      }
    }
    const body = await store.get(version)
    const bytes = body && (await buffer(body))
    // The content of a version never changes: another one is damage of the store.
    if (bytes === undefined || (before && sha256(bytes) !== before.sha256)) {
      if (before) stored.lost += 1
      continue
    }
    const part = await storePart(deps, name, bytes)
    const picture = { ...part, name: version, readAt }
    stored.pictures.push(picture)
    stored.copied.push(picture)
    if (before) stored.mended += 1
  }
  return stored
}

/** Pictures of the newest backup under the same passphrase, by version. */
async function lastPictures({ target, seal }: BackupDeps): Promise<Map<string, Picture>> {
  const place = { target, seal }
  const run = await newestRun(target, readableRuns({ target, seal: async () => seal }))
  const { pictures } = run === undefined ? { pictures: [] } : await readManifest(place, run)
  return new Map(pictures.map((picture) => [picture.name, picture]))
}

function dueForReading(pictures: readonly Picture[]): ReadonlySet<string> {
  const longest = pictures.toSorted((one, other) =>
    (one.readAt ?? '') < (other.readAt ?? '') ? -1 : 1,
  )
  const share = longest.slice(0, Math.ceil(longest.length / READ_EVERY))
  return new Set(share.map(({ name }) => name))
}

/** Whether a stored file is still what was stored. */
async function isWhole(place: Pick<BackupDeps, 'target' | 'seal'>, name: string, part: Part) {
  try {
    await loadPart(place, name, part)
    return true
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}
