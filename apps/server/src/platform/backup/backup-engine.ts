import type { PoolDatabase } from '../db/pool-database.ts'
import type { Snapshot } from './read-snapshot.ts'

/**
 * Steps of backup and restore that differ by engine. Methods throw `BackupError` for what the operator
 * can mend, else what the system or the database threw.
 */
export type BackupEngine = {
  engine: 'pglite' | 'postgres'
  /** Dumps one consistent state into `file` while the server works; `workDir` is for its drafts. */
  dump(options: { workDir: string; file: string; signal: AbortSignal }): Promise<Snapshot>
  /** Restores a dump into a fresh place, uses it, and removes the place. */
  tryRestore<T>(
    options: { workDir: string; file: string; signal?: AbortSignal },
    use: (db: PoolDatabase) => Promise<T>,
  ): Promise<T>
  /** Removes places made to try a backup whose process died. */
  removeLeftovers(): Promise<void>
  /** Throws when the place to restore into holds a database already. */
  requireEmpty(): Promise<void>
  /**
   * Restores a dump where the settings say and completes it with `use`; where that fails the embedded
   * engine leaves the place empty, and PostgreSQL's error says what to do.
   */
  restore<T>(file: string, use: (db: PoolDatabase) => Promise<T>): Promise<T>
}
