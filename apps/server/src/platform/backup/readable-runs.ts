import { UnreadableError } from './backup-error.ts'
import { readManifest } from './backup-runs.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Seal } from './seal.ts'

/**
 * Check whether a backup's table of contents can be read: it is under this passphrase, and whole. A run never changes,
 * so each is read once. Throws `BackupError` while the place cannot be used.
 */
export function readableRuns({
  target,
  seal,
}: {
  target: BackupTarget
  seal: () => Promise<Seal>
}): (run: string) => Promise<boolean> {
  const known = new Map<string, boolean>()
  return async (run) => {
    const was = known.get(run)
    if (was !== undefined) return was
    const isReadable = await isOpenedBy({ target, seal: await seal() }, run)
    known.set(run, isReadable)
    return isReadable
  }
}

async function isOpenedBy(place: { target: BackupTarget; seal: Seal }, run: string) {
  try {
    await readManifest(place, run)
    return true
  } catch (error) {
    if (error instanceof UnreadableError) return false
    throw error
  }
}
