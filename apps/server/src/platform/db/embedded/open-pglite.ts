import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { DurableFiles } from './durable-files.ts'

/** PGlite's own options without `-F`, which turns fsync off. */
const START = [...PGlite.defaultStartParams.filter((option) => option !== '-F')]

type Options = {
  syncEveryMs: number
  /** Compiled program of the engine, where there is one already. */
  program?: WebAssembly.Module
}

/** Opens the engine on a folder, made when missing. */
export const openPglite = (folder: string, { syncEveryMs, program }: Options) =>
  PGlite.create({
    ...(program && { pgliteWasmModule: program }),
    fs: new DurableFiles(folder, { syncEveryMs }),
    // The other methods reach no file system call that Emscripten passes on.
    startParams: [...START, '-c', 'wal_sync_method=fsync'],
    extensions: { pg_trgm, pgcrypto },
  })
