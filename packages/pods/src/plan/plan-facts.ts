import type { Day } from '../units.ts'

/** Facts of a plan: code → values. `explain` has a sentence in both languages for each. */
export type PlanFacts = {
  /** Last day of work, and the working days from the first to it. */
  'plan-finish': { finish: Day; workingDays: number }
  /** Ends `days` calendar days before it is due; 0: on the day. */
  'plan-due-kept': { finish: Day; due: Day; days: number }
  /** Ends `days` calendar days after it is due. */
  'plan-due-missed': { finish: Day; due: Day; days: number }
  /** No plan of these tasks and people can end earlier. */
  'plan-optimal': { finish: Day }
  /** At most `gap` (share of 1) longer than the best possible, which cannot end before `bound`. */
  'plan-gap': { gap: number; finish: Day; bound: Day }
  /** Ids of the tasks whose delay delays the whole, first to last. */
  'plan-critical-path': { tasks: readonly string[] }
  /** The person whose work fills the critical path most, with the share of 1 of its working time. */
  'plan-bottleneck': { person: string; share: number }
}

/** A fact of a plan. */
export type PlanFact = {
  [C in keyof PlanFacts]: { code: C; values: PlanFacts[C] }
}[keyof PlanFacts]
