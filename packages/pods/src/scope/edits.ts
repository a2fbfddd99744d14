import type { Archetype } from '../analyse/analysis.ts'
import type { Day, Estimate, Labels, SkillLevel, Slug } from '../units.ts'
import type { CountUnit } from './count-units.ts'

/** Changes of a client to a scope; the rest follows. Ids that do not exist (any more) change nothing. */
export type Edits = {
  archetype?: Archetype
  /** Role id → its changes. */
  roles?: Readonly<Record<string, RoleEdit>>
  /** Task id → its changes; an effort set for a task stands before one set for its role. */
  tasks?: Readonly<Record<string, TaskEdit>>
  /** Seats beside those of the brief. */
  added?: readonly AddedRole[]
  /** Ids of deliverables that are not wanted; the work that only they need goes with them. */
  dropped?: readonly string[]
  /** Counts that the brief does not say, or that were read wrongly. */
  counts?: Readonly<Partial<Record<CountUnit, number>>>
  start?: Day
  /** Null: no day of delivery. */
  due?: Day | null
  /** Ceiling for the whole team; null: none. */
  budget?: { max: number; currency: string } | null
  /** Most seats. */
  teamMax?: number
}

export type RoleEdit = {
  removed?: boolean
  optional?: boolean
  /** Person-days; one number stands for the likely effort, the ends keep their distance. */
  effortDays?: number | Estimate
  /** Skill → level and whether it is indispensable; null: not needed. */
  skills?: Readonly<Record<Slug, { level: SkillLevel; must: boolean } | null>>
}

export type TaskEdit = {
  /**
   * Whether it is removed: what waited for it waits for what it waited for. Without any task left, none is removed.
   */
  removed?: boolean
  /** Person-days; one number stands for the likely effort, the ends keep their distance. */
  effortDays?: number | Estimate
}

export type AddedRole = {
  trade: Slug
  labels?: Labels
  /** Likely person-days; absent: five. */
  days?: number
  skills?: readonly Slug[]
}
