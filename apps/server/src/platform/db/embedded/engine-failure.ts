import { inspect } from 'node:util'

/**
 * Text of what the engine has thrown, in one line. Failures of its file system are no `Error`: they have
 * a name and a number of WASI (51: no room).
 */
export const engineFailure = (thrown: unknown): string =>
  thrown instanceof Error ? String(thrown) : inspect(thrown, { breakLength: Infinity })
