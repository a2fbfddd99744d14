import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm'
/** Room it must have, and the machine, in bytes: a run takes less than a third. */
const ROOM_BYTES = 6 * 2 ** 30

const PREFIX = 'podium-run-'
const LEFTOVER_AFTER_MS = 24 * 3600_000

/**
 * Folder for the temporary files of one test run, told through the environment to it and the programs it starts. In
 * memory where there is room: a run makes and drops hundreds of databases of 1,300 files each, and on a disk a fifth
 * of its time goes into that.
 */
export function makeRunFolder(): { remove(): void } {
  const parent = hasRoomInMemory() ? IN_MEMORY : tmpdir()
  removeLeftovers(parent)
  const path = mkdtempSync(join(parent, PREFIX))
  chmodSync(path, 0o711) // PostgreSQL may run as another user
  process.env.TMPDIR = path
  // What each started program would compile anew.
  process.env.NODE_COMPILE_CACHE = join(path, 'compiled')
  return { remove: () => rmSync(path, { recursive: true, force: true }) }
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux') return false
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES
  } catch {
    return false
  }
}

/** Removes what runs that were killed have left behind. */
function removeLeftovers(parent: string) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(parent, name)
    const touchedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - touchedMs > LEFTOVER_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}
