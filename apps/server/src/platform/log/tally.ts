const REPORT_EVERY_MS = 1000
/** Most kinds told apart in one report; the rest counts as one. */
const MOST_KINDS = 10

/** Number of events by kind. */
export type Counts = Readonly<Record<string, number>>

/**
 * Counter of events that may come by the thousand: the first is reported at once, those after it
 * together, at most one report a second.
 */
export function createTally(report: (counts: Counts) => void) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function tell() {
    const told = Object.fromEntries(counts)
    counts = new Map()
    timer = setTimeout(() => {
      timer = undefined
      if (counts.size > 0) tell()
    }, REPORT_EVERY_MS).unref()
    report(told)
  }

  return {
    add(kind: string) {
      const key = counts.has(kind) || counts.size < MOST_KINDS ? kind : 'other'
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (!timer) tell()
    },
  }
}

/** Number of all events. */
export const sum = (counts: Counts) => Object.values(counts).reduce((all, one) => all + one, 0)
