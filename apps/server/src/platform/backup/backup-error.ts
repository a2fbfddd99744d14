/** Failure of a backup or a restore; its message is for the operator and names the remedy. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A file of a backup that is missing, damaged or under another passphrase, while its place answers. */
export class UnreadableError extends BackupError {
  override name = 'UnreadableError'
}

/** Whether a file of a backup is unreadable by itself: also where its disk cannot read that file (EIO), a bad sector. */
export function isDamage(error: unknown): boolean {
  if (error instanceof UnreadableError) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === 'EIO') || isDamage(error.cause)
}
