import { isOfFuture, listRuns, readManifest } from './backup-runs.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Seal } from './seal.ts'

type Kept = { target: BackupTarget; seal: Seal; keep: number }

/** Pictures and their drafts as backups name them; other files beside them are somebody else's. */
const PICTURE = /^pictures\/(open|[0-9a-f]{8})\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.new)?$/

/**
 * Removes complete backups beyond the newest `keep`, incomplete ones, and pictures that no remaining
 * backup names. Pictures stay while a remaining backup cannot be opened, because it is under another
 * passphrase. Backups of the future, made while a clock was wrong, stay beside those that are kept,
 * which they would push out.
 */
export async function removeOldRuns({ target, seal, keep }: Kept) {
  const runs = await listRuns(target)
  const complete = runs.filter(({ isComplete }) => isComplete)
  const ofFuture = complete.filter(({ run }) => isOfFuture(run))
  const kept = [...complete.filter((run) => !ofFuture.includes(run)).slice(-keep), ...ofFuture]
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
    if (PICTURE.test(name) && !named.has(name)) await target.remove(name)
  }
}

const isPart = (name: string) => !name.endsWith('/manifest')
