import { listRuns, readManifest } from './backup-runs.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Seal } from './seal.ts'

type Kept = { target: BackupTarget; seal: Seal; keep: number }

/**
 * Removes complete backups beyond the newest `keep`, incomplete ones, and pictures that no remaining
 * backup names. Pictures stay while a remaining backup cannot be opened, because it is under another
 * passphrase.
 */
export async function removeOldRuns({ target, seal, keep }: Kept) {
  const runs = await listRuns(target)
  const kept = runs.filter(({ isComplete }) => isComplete).slice(-keep)
  for (const { names } of runs.filter((run) => !kept.includes(run))) {
    // The manifest first: a removal that stops halfway leaves an incomplete backup, not a broken one.
    const manifestFirst = names.toSorted(
      (one, other) => Number(isPart(one)) - Number(isPart(other)),
    )
    for (const name of manifestFirst) await target.remove(name)
  }
  const named = new Set<string>()
  for (const { run } of kept) {
    const manifest = await readManifest({ target, seal }, run).catch(() => undefined)
    if (manifest === undefined) return
    for (const { name } of manifest.pictures) named.add(`${seal.picturesFolder}/${name}`)
  }
  for (const name of (await target.list('pictures/')).keys()) {
    if (!named.has(name)) await target.remove(name)
  }
}

const isPart = (name: string) => !name.endsWith('/manifest')
