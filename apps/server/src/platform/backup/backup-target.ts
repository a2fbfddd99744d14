/**
 * Place of backups, a folder or a bucket. Names are relative paths of lower-case letters, digits,
 * `-`, `.` and `/`.
 */
export type BackupTarget = {
  /** Stores bytes; resolves once they would survive the death of the process. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Bytes of a file; undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>
  /** Sizes in bytes by name, of the files whose name begins with `prefix`, which ends with `/`. */
  list(prefix: string): Promise<Map<string, number>>
  /** Deletes a file; succeeds also when there is none. */
  remove(name: string): Promise<void>
}
