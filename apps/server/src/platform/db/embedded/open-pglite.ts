import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { DurableFiles } from './durable-files.ts'
import { syncFolder } from './sync-folder.ts'

/** PGlite's own options without `-F`, which turns fsync off. */
const START = [...PGlite.defaultStartParams.filter((option) => option !== '-F')]

type Options = {
  syncEveryMs: number
  /** Compiled program of the engine, where there is one already. */
  program?: WebAssembly.Module
}

/**
 * Opens the engine on a folder, made when missing. What a process that died had not synced is synced
 * first: recovery takes the files it reads for durable, and writes its checkpoint after them.
 */
export async function openPglite(folder: string, { syncEveryMs, program }: Options) {
  if (isCrashed(folder)) await syncFolder(folder)
  return PGlite.create({
    ...(program && { pgliteWasmModule: program }),
    fs: new DurableFiles(folder, { syncEveryMs }),
    // The other methods reach no file system call that Emscripten passes on.
    startParams: [...START, '-c', 'wal_sync_method=fsync'],
    extensions: { pg_trgm, pgcrypto },
  })
}

/** Offset of the state in PostgreSQL's pg_control, and its value after a clean shutdown. */
const STATE_AT = 16
const SHUT_DOWN = 1

/** Whether the folder holds a database whose process died rather than shut it down. */
function isCrashed(folder: string): boolean {
  const control = join(folder, 'global/pg_control')
  return existsSync(control) && readFileSync(control).readUInt32LE(STATE_AT) !== SHUT_DOWN
}
