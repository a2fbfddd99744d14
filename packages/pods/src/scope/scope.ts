import type { Archetype } from '../analyse/analysis.ts'
import type { Day, Estimate, Fact, Labels, SkillLevel, Slug } from '../units.ts'

/** A skill that a role needs. */
export type RoleSkill = {
  skill: Slug
  /** Level at which the skill counts in full. */
  level: SkillLevel
  /** Weight among the role's skills; positive, any scale. */
  weight: number
  /** A person without it (fit of the skill below .5) cannot take the role. */
  must: boolean
}

/** One seat of a POD, held by one person. */
export type ScopeRole = {
  /** Unique within the scope; a trade's slug, numbered where a trade has several seats. */
  id: string
  trade: Slug
  labels: Labels
  skills: readonly RoleSkill[]
  /** Work in person-days. */
  effortDays: Estimate
  /** The team is complete without it. */
  optional: boolean
  /** ISO 639-1 codes that the holder of this seat must speak, beside the scope's `spoken`; absent: none. */
  spoken?: readonly string[]
  reasons: readonly Fact[]
}

/** A piece of work of one role; the plan turns tasks into dates. */
export type ScopeTask = {
  id: string
  labels: Labels
  /** Id of the role that does it. */
  role: string
  skill: Slug
  level: SkillLevel
  /** Work in person-days. */
  effortDays: Estimate
  /** Ids of the tasks that must be finished first. */
  after: readonly string[]
  /** Id of the milestone it counts towards. */
  milestone: string
  reasons: readonly Fact[]
}

/** Thing that the client receives. */
export type Deliverable = {
  id: string
  labels: Labels
  milestone: string
  reasons: readonly Fact[]
}

/** A join of the work that the client accepts or sends back. */
export type Milestone = { id: string; labels: Labels }

/** Work of a project: tasks, trades, durations and bounds. */
export type Scope = {
  archetype: Archetype
  roles: readonly ScopeRole[]
  tasks: readonly ScopeTask[]
  deliverables: readonly Deliverable[]
  milestones: readonly Milestone[]
  /** Budget of the whole project; null: not said. */
  budget: { min: number | null; max: number | null; currency: string } | null
  /** First possible day of work. */
  start: Day
  /** Day of delivery; null: not said. */
  due: Day | null
  /** ISO 639-1 codes that every member must speak. */
  spoken: readonly string[]
  /** Place where people must be; null: anywhere. */
  place: { city: string; mode: 'onsite' | 'hybrid' } | null
  /** Numbers of the whole, each with the reason it carries. */
  reasons: readonly Fact[]
}
