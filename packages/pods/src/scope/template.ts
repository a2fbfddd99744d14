import type { Archetype } from '../analyse/analysis.ts'
import type { Labels, SkillLevel, Slug } from '../units.ts'
import type { Days, Scale } from './drafts.ts'

/** Template of a kind of project: who takes part, what is done in which order and what comes out of it. */
export type Template = {
  archetype: Archetype
  /** Milestones, in the order in which they are reached. */
  milestones: readonly { id: string; labels: Labels }[]
  /** The first leads: it takes over what no other seat can do. */
  roles: readonly TemplateRole[]
  tasks: readonly TemplateTask[]
  /** Each brought about by a task at least. */
  deliverables: readonly { id: string; labels: Labels; milestone: string }[]
  /** Place in the plan of work that the brief adds: begun after these tasks, done before those. */
  extras: { after: readonly string[]; before: readonly string[]; milestone: string }
  /** Share of 1 of a budget that pays the team; the rest buys what is not work (venue, meals, parts). 1 unless told. */
  workShare?: number
  /** Seat of coordination, where the team has three seats or more: share of 1 of the others' work. */
  coordination?: { trade: Slug; share: number }
}

export type TemplateRole = {
  trade: Slug
  /** The team is complete without it. */
  optional?: boolean
  /** The seat exists only if the brief wants one of these skills, or names the trade. */
  when?: readonly Slug[]
  /** A seat for each language that people must speak, each with that language. */
  perLanguage?: boolean
  /** Skills that the work needs whatever the brief says, what the trade is for first; level 3 unless told. */
  skills: readonly { skill: Slug; level?: SkillLevel }[]
}

export type TemplateTask = {
  id: string
  labels: Labels
  trade: Slug
  skill: Slug
  /** 3 unless told. */
  level?: SkillLevel
  /** Least, likely, most person-days of a project of usual size. */
  days: Days
  /** Count of the brief that the work grows with; absent: none. */
  scale?: Scale
  /** Whether it is done once for each language that people must speak. */
  eachLanguage?: boolean
  /** The task exists only if the brief wants one of these skills. */
  when?: readonly Slug[]
  after: readonly string[]
  milestone: string
  /** Deliverable it brings about; dropped with it. */
  deliverable?: string
}
