import type { ObjectStore } from '../objects/object-store.ts'
import type { BackupEngine } from './backup-engine.ts'
import type { BackupLock } from './backup-lock.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Seal } from './seal.ts'

export type BackupDeps = {
  lock: BackupLock
  engine: BackupEngine
  store: ObjectStore
  target: BackupTarget
  seal: Seal
  /** Complete backups that stay; older ones are removed. */
  keep: number
  /** Folder for the dump while it is made and compared. */
  dataDir: string
  signal: AbortSignal
}
