/**
 * Reason of a failure in one line, for operators: the innermost message of its chain of causes,
 * where Node and PostgreSQL say what happened, one for each address that was tried. A full disk is
 * called one, whoever met it.
 */
export function reasonOf(error: unknown): string {
  const innermost = innermostMessage(error)
  return isDiskFull(error) ? `the disk is full (${innermost})` : innermost
}

/** SQLSTATE and error code of a disk without room. */
const DISK_FULL = new Set(['53100', 'ENOSPC'])

/** Whether a chain of causes ends at a full disk; the embedded engine and SQLite tell so by their messages only. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && DISK_FULL.has(String(error.code))) return true
  return (
    /ENOSPC|No space left on device|disk is full/.test(error.message) || isDiskFull(error.cause)
  )
}

export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(innermostMessage).join('; ')
  return error.cause === undefined ? error.message : innermostMessage(error.cause)
}
