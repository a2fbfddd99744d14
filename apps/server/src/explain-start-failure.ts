import { AppError } from '@podium/domain'
import { BackupError } from './platform/backup/backup-error.ts'
import { AccessMissingError } from './platform/db/access/require-whole-access.ts'
import { FolderInUseError } from './platform/db/embedded/folder-lock.ts'
import { OpenDemoError } from './product/demo/index.ts'
import { type Settings, SettingsError } from './settings.ts'

/** Explanation of a failed start and its remedy; a stack trace only for unexpected errors. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string {
  if (
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof AccessMissingError ||
    error instanceof BackupError ||
    error instanceof OpenDemoError
  ) {
    return error.message
  }
  if (error instanceof AppError && error.code === 'unavailable') {
    const mend =
      settings?.mode === 'embedded'
        ? 'Start again; if it stays so, look at the disk that holds DATA_DIR.'
        : 'Check DATABASE_URL, and that PostgreSQL is running.'
    return `The database cannot be reached (${innermostMessage(error)}). ${mend}`
  }
  if (codeOf(error) === 'EADDRINUSE') {
    return `Another program already uses port ${settings?.port}. Stop it, or choose another port, for example PORT=3001.`
  }
  if (codeOf(error) === 'EACCES') {
    return `This user may not do that: ${innermostMessage(error)}. Check PORT and DATA_DIR.`
  }
  if (codeOf(error) === INSUFFICIENT_PRIVILEGE) {
    return `The role of DATABASE_URL lacks a right: ${innermostMessage(error)}.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** SQLSTATE of PostgreSQL. */
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Innermost message of an error's chain of causes, where Node says why a connection failed: one
 * reason for each address it tried.
 */
function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(innermostMessage).join('; ')
  return error.cause === undefined ? error.message : innermostMessage(error.cause)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined
