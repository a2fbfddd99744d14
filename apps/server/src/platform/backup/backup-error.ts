/** Failure of a backup or a restore; its message is for the operator and names the remedy. */
export class BackupError extends Error {
  override name = 'BackupError'
}
