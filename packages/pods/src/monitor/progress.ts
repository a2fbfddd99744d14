import type { Day } from '../units.ts'

/** State of a running project, beside the progress of each task in the plan's input. */
export type Progress = {
  /** Currency of rates, budget and what is spent (ISO 4217). */
  currency: string
  /** Money spent so far; null: not known, reckoned from the work done. */
  spent: number | null
  /** Ceiling for the whole; null: not said. */
  budget: number | null
  /** Last sign of life of each person: a check-in, a message, a logged hour. Absent: none since the start. */
  lastSigns: readonly { person: string; on: Day }[]
  /** Ids of people who could take a person's seat, best first. */
  deputies?: Readonly<Record<string, readonly string[]>>
  /** Deliveries without an answer of the client, each with the day it was submitted; absent: none. */
  waiting?: readonly { milestone: string; since: Day }[]
  /** Ids of tasks that can be left out, least valuable first; absent: none. */
  optional?: readonly string[]
}
