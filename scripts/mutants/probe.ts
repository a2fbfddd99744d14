import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Log of a test worker, to which the servers that it starts append as well: lines `start`, `test …`, `between` and
 * numbers of functions, in the order in which they happened.
 */
const worker = process.env.VITEST === undefined ? process.ppid : process.pid
const LOG = join(import.meta.dirname, '../../executed', `${worker}.txt`)

/** Functions that were written down a moment ago. */
const recent = new Set<number>()
setInterval(() => recent.clear(), 100).unref()

/** Writes down that a function is executed; called by each function of an instrumented checkout. */
export function executed(number: number) {
  if (recent.has(number)) return
  recent.add(number)
  note(String(number))
}

/** Writes a line; what is executed next is written down again. */
export function note(line: string) {
  if (!/^\d/.test(line)) recent.clear()
  appendFileSync(LOG, `${line}\n`)
}
