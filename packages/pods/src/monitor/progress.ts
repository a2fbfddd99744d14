import type { Day } from '../units.ts'

/** State of a running project, beside the progress of each task in the plan's input. */
export type Progress = {
  /** Currency of rates, budget and what is spent (ISO 4217). */
  currency: string
  /** Money spent so far; null: not known, reckoned from the work done. */
  spent: number | null
  /** Money for the whole: the client's ceiling, or what the plan costs; null: neither is known. */
  budget: { amount: number; measure: 'ceiling' | 'plan' } | null
  /** Last sign of life of each person: work reported, a delivery, an accepted invitation. Absent: none. */
  lastSigns: readonly { person: string; on: Day }[]
  /** Ids of people who could take a person's seat, best first. */
  deputies?: Readonly<Record<string, readonly string[]>>
  /** Deliveries without an answer of the client, each with the day it was submitted; absent: none. */
  waiting?: readonly { milestone: string; since: Day }[]
  /** Ids of tasks that can be left out, least valuable first; absent: none. */
  optional?: readonly string[]
}
