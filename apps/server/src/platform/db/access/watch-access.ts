import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import { requireWholeAccess } from './require-whole-access.ts'

/** Time between two probes that found nothing missing, in milliseconds. */
const PROBE_EVERY_MS = 60_000

export type AccessWatch = {
  /** `requireWholeAccess`; what differs is logged whenever it changes. */
  check(): Promise<void>
  /** `check` for a probe: at most once a minute while nothing is missing. */
  probe(): Promise<void>
  /** Rights, policies, functions, views and triggers that the last check found different from the migrations'. */
  different(): readonly string[]
}

export function watchAccess(db: Pick<Database, 'query'>, logger: Logger): AccessWatch {
  let wholeAt = Number.NEGATIVE_INFINITY
  let different: readonly string[] = []

  async function check() {
    const found = await requireWholeAccess(db)
    if (found.length > 0 && found.join('\n') !== different.join('\n')) {
      logger.warn({ different: found }, 'rights differ from those of the migrations')
    }
    different = found
  }

  return {
    check,
    async probe() {
      if (performance.now() - wholeAt < PROBE_EVERY_MS) return
      await check()
      wholeAt = performance.now()
    },
    different: () => different,
  }
}
