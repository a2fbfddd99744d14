import { AppError } from '@podium/domain'
import { BackupError } from './platform/backup/backup-error.ts'
import { AccessMissingError } from './platform/db/access/access-missing-error.ts'
import { FolderInUseError } from './platform/db/embedded/folder-lock.ts'
import { OtherBuildError } from './platform/db/other-build-error.ts'
import { ReadOnlyDatabaseError } from './platform/db/read-only-database-error.ts'
import { innermostMessage, isDiskFull, reasonOf } from './platform/log/reason-of.ts'
import { OpenDemoError } from './product/demo/index.ts'
import { type Settings, SettingsError } from './settings.ts'

/** Explanation of a failed start and its remedy; a stack trace only for unexpected errors. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string {
  if (
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof AccessMissingError ||
    error instanceof OtherBuildError ||
    error instanceof BackupError ||
    error instanceof OpenDemoError
  ) {
    return error.message
  }
  if (isDiskFull(error)) {
    const where =
      settings?.mode === 'embedded' ? 'that holds DATA_DIR' : 'of PostgreSQL or DATA_DIR'
    return `The disk ${where} is full (${innermostMessage(error)}). Make room, then start again.`
  }
  if (error instanceof ReadOnlyDatabaseError) {
    return `The database takes no writes (${reasonOf(error)}). Check that DATABASE_URL leads to the primary, and the disk of PostgreSQL.`
  }
  if (error instanceof AppError && error.code === 'unavailable') {
    // Stores of files say that they are meant; the database has no words of its own.
    if (error.message !== new AppError('unavailable').message) {
      return `${error.message} (${reasonOf(error)}). Check S3_URL, or the disk that holds DATA_DIR.`
    }
    const mend =
      settings?.mode === 'embedded'
        ? 'Start again; if it stays so, look at the disk that holds DATA_DIR.'
        : 'Check DATABASE_URL, and that PostgreSQL is running.'
    return `The database cannot be reached (${reasonOf(error)}). ${mend}`
  }
  if (codeOf(error) === 'EADDRINUSE') {
    return `Another program already uses port ${settings?.port}. Stop it, or choose another port, for example PORT=3001.`
  }
  if (codeOf(error) === 'EACCES') {
    return `This user may not do that: ${reasonOf(error)}. Check PORT and DATA_DIR.`
  }
  if (codeOf(error) === INSUFFICIENT_PRIVILEGE) {
    return `The role of DATABASE_URL lacks a right: ${reasonOf(error)}.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** SQLSTATE of PostgreSQL. */
const INSUFFICIENT_PRIVILEGE = '42501'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined
