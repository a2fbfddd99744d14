import type { Labels, SkillLevel, Slug } from '../units.ts'
import type { CountUnit } from './count-units.ts'
import type { ScopeFact } from './scope-facts.ts'

/** Least, likely, most person-days, not rounded. */
export type Days = readonly [min: number, likely: number, max: number]

/** Work that grows with a number of the brief: its days hold for `at` units, times (count / at) to the power. */
export type Scale = { unit: CountUnit; at: number; power: number }

/** A task before it has a seat and its final size. */
export type Draft = {
  id: string
  labels: Labels
  /** Trade it is usual for. */
  trade: Slug
  skill: Slug
  level: SkillLevel
  days: Days
  /** Its size follows from a number of the brief alone: no budget shrinks it. */
  fixed: boolean
  /** Whether it is done once for each language that people must speak. */
  eachLanguage: boolean
  /** The template does not hold it: it is done before the tasks that the template's extras stand before. */
  extra: boolean
  /** Language it is done in, where each has a seat of its own. */
  language?: string
  /** Id of the seat that does it, where that is settled. */
  seat?: string
  after: readonly string[]
  milestone: string
  deliverable?: string
  reasons: readonly ScopeFact[]
}

export const times = ([min, likely, max]: Days, factor: number): Days => [
  min * factor,
  likely * factor,
  max * factor,
]
