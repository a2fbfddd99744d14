import fs from 'node:fs'
import { sep } from 'node:path'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync-folder.ts'

/** Open file of Emscripten's NODEFS: `nfd` is the system's descriptor, missing for a folder. */
type Stream = { nfd?: number; node: object }
type StreamOps = {
  write(stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number): number
  fsync?(stream: Stream): number
}
type NodeFiles = { stream_ops: StreamOps; realPath(node: object): string }

/**
 * Files of the embedded engine that survive a loss of power: PostgreSQL's own order of writing, with
 * its log synced every `syncEveryMs` instead of at each commit (0: at each commit, too). Emscripten's
 * NODEFS syncs nothing. What PostgreSQL syncs at a checkpoint is synced there and then; the log is
 * synced before anything else is written after it ("WAL before data", PostgreSQL manual, chapter
 * Reliability), so the files are those of a crash at most `syncEveryMs` earlier.
 */
export class DurableFiles extends NodeFS {
  readonly #syncEveryMs: number
  /** Log files written since their last sync, by path, with the number of the last write. */
  readonly #unsynced = new Map<string, number>()
  #writes = 0
  /** Other files written by this engine since their last sync. */
  readonly #written = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #syncing = Promise.resolve()

  constructor(folder: string, { syncEveryMs }: { syncEveryMs: number }) {
    super(folder)
    this.#syncEveryMs = syncEveryMs
  }

  override async init(pg: PGlite, opts: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, opts)
    const patch = (mod: postgresMod.PostgresMod) =>
      this.#patch((mod as unknown as { NODEFS: NodeFiles }).NODEFS) // not in its types
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...list(emscriptenOpts.preRun), patch] },
    }
  }

  override async closeFs() {
    clearTimeout(this.#timer)
    await this.#syncing
    this.#syncLog()
    await super.closeFs()
  }

  #patch(files: NodeFiles) {
    const ops = files.stream_ops
    const write = ops.write.bind(ops)
    ops.write = (stream, buffer, offset, length, at) => {
      const path = files.realPath(stream.node)
      // Empty pages, by which a table grows, depend on nothing.
      if (!isLog(path) && !isEmpty(buffer, offset, length)) this.#syncLog()
      const written = write(stream, buffer, offset, length, at)
      if (isLog(path)) this.#note(path)
      else this.#written.add(path)
      return written
    }
    ops.fsync = ({ nfd, node }) => {
      const path = files.realPath(node)
      // A new log file gets its name once it is synced, and is not found by the old one then.
      const isLater = isLog(path) && !path.includes('/xlogtemp.')
      if (isLater && this.#syncEveryMs > 0 && nfd !== undefined) return 0
      if (nfd === undefined) syncNow(path)
      // After a crash PostgreSQL asks for every file there is; `openPglite` has synced those before.
      else if (this.#unsynced.delete(path) || this.#written.delete(path)) fs.fsyncSync(nfd)
      return 0
    }
  }

  #note(path: string) {
    this.#writes += 1
    this.#unsynced.set(path, this.#writes)
    this.#schedule()
  }

  #schedule() {
    if (this.#syncEveryMs === 0) return
    this.#timer ??= setTimeout(() => {
      this.#syncing = this.#syncInBackground().finally(() => {
        this.#timer = undefined
        if (this.#unsynced.size > 0) this.#schedule()
      })
    }, this.#syncEveryMs)
  }

  /** Syncs what was written until now, off this thread; what fails stays for the next sync. */
  async #syncInBackground() {
    for (const [path, write] of [...this.#unsynced]) {
      const isSynced = await syncPath(path).then(
        () => true,
        () => false,
      )
      // Until the sync has ended, and where more was written meanwhile, the file is still unsynced.
      if (isSynced && this.#unsynced.get(path) === write) this.#unsynced.delete(path)
    }
  }

  #syncLog() {
    for (const path of this.#unsynced.keys()) {
      // A log file of before a checkpoint may have been renamed or removed since.
      if (fs.existsSync(path)) syncNow(path)
      this.#unsynced.delete(path)
    }
  }
}

function syncNow(path: string) {
  // Windows syncs folders by itself and cannot be asked.
  const isFolder = fs.statSync(path).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const file = fs.openSync(path, isFolder ? 'r' : 'r+')
  try {
    fs.fsyncSync(file)
  } finally {
    fs.closeSync(file)
  }
}

const LOG = `${sep}pg_wal${sep}`
const isLog = (path: string) => path.includes(LOG)

const isEmpty = (buffer: Uint8Array, offset: number, length: number) =>
  buffer.subarray(offset, offset + length).every((byte) => byte === 0)

const list = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
