/** Failure of a backup or a restore; its message is for the operator and names the remedy. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A file of a backup that is missing, damaged or under another passphrase, while its place answers. */
export class UnreadableError extends BackupError {
  override name = 'UnreadableError'
}
