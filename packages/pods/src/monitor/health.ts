import type { Day } from '../units.ts'
import type { ActionFact, CauseFact } from './monitor-facts.ts'

/** Standing of a project: nothing to report, worth a look, in need of a decision. */
export const HEALTH_LEVELS = ['on-track', 'watch', 'act'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

/** Cause of a project's health, and what to do about it. */
export type HealthCause = {
  level: HealthLevel
  fact: CauseFact
  action: ActionFact
}

/** Answer of `monitor`. */
export type Health = {
  /** The gravest of the causes'. */
  level: HealthLevel
  /** Gravest first; where nothing is wrong, one of code `health-on-track` before what waits as usual. */
  causes: readonly HealthCause[]
  /** Last day of work as it looks today. */
  forecast: Day
  /** Share of 1 of the work that is done. */
  doneShare: number
  /** Person-days still to do. */
  remainingDays: number
  /** Person-days done a working day; null: too little is done to say. */
  throughput: number | null
}
