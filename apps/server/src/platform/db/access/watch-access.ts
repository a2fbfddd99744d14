import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import { AccessMissingError } from './access-missing-error.ts'
import { compareAccess } from './compare-access.ts'

/** Time between two probes that found nothing missing, in milliseconds. */
const PROBE_EVERY_MS = 60_000

export type AccessWatch = {
  /** Compares; throws `AccessMissingError` for what is missing, and logs what differs whenever it changes. */
  check(): Promise<void>
  /** `check` for a probe: at most once a minute while nothing is missing. */
  probe(): Promise<void>
  /** Differences (`AccessComparison.different`) of the last check. */
  different(): readonly string[]
  /** Rights and policies that the last check found missing. */
  missing(): readonly string[]
}

export function watchAccess(db: Pick<Database, 'query'>, logger: Logger): AccessWatch {
  let wholeAt = Number.NEGATIVE_INFINITY
  let different: readonly string[] = []
  let missing: readonly string[] = []

  async function check() {
    const found = await compareAccess(db)
    if (found.different.length > 0 && found.different.join('\n') !== different.join('\n')) {
      logger.warn({ different: found.different }, 'rights differ from those of the migrations')
    }
    ;({ missing, different } = found)
    if (missing.length > 0) throw new AccessMissingError(missing)
  }

  return {
    check,
    async probe() {
      if (performance.now() - wholeAt < PROBE_EVERY_MS) return
      await check()
      wholeAt = performance.now()
    },
    different: () => different,
    missing: () => missing,
  }
}
