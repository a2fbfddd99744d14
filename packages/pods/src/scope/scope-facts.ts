import type { Archetype } from '../analyse/analysis.ts'
import type { Day, Slug } from '../units.ts'
import type { CountUnit } from './count-units.ts'

/**
 * Facts of a scope: code → values, each the reason of a number or of something being there. Days of effort are
 * person-days; `trade` and `skill` are slugs, `role`, `task` and `deliverable` ids; a `quote` is the brief's own words.
 */
export type ScopeFacts = {
  'scope-archetype': { archetype: Archetype }
  /** The whole: likely work, and its price at usual rates. */
  'scope-effort': { days: number; cost: number; currency: string }
  'count-read': { unit: CountUnit; count: number; quote: string }
  'count-assumed': { unit: CountUnit; count: number }
  'count-set': { unit: CountUnit; count: number }

  'budget-exact': { amount: number; currency: string }
  'budget-read': { min: number; max: number; currency: string }
  'budget-ceiling': { max: number; currency: string }
  'budget-floor': { min: number; currency: string }
  /** A price by the day, hour or month, times the `periods` that the work takes. */
  'budget-by-period': {
    rate: number
    per: 'day' | 'hour' | 'month'
    periods: number
    total: number
    currency: string
  }
  'budget-set': { max: number; currency: string }
  /** Part of the budget that pays people; the rest buys what is not work. */
  'budget-work-share': { share: number; work: number; currency: string }
  /** Person-days that the budget pays at the team's usual rate a day. */
  'budget-covers': { days: number; rate: number; currency: string }
  /** Even the smallest version costs more at usual rates. */
  'budget-short': { least: number; budget: number; currency: string }

  'start-read': { day: Day }
  'start-set': { day: Day }
  'start-assumed': { day: Day }
  'due-read': { day: Day }
  'due-set': { day: Day }
  'due-from-duration': { day: Day; days: number }
  /** A seat has more days of work than there are working days until it is due. */
  'due-tight': { role: string; days: number; available: number }
  'team-limit': { seats: number }

  'role-typical': { archetype: Archetype }
  'role-named': { quote: string }
  'role-for-skill': { skill: Slug }
  'role-added': { trade: Slug }
  'role-language': { language: string }
  /** Shares the work of another seat: its days against the working days until it is due. */
  'role-shared': { role: string; days: number; available: number }
  'role-coordination': { share: number }
  /** Does the work of another trade too. */
  'role-takes': { trade: Slug }
  'role-optional': { archetype: Archetype }
  'role-optional-set': { optional: boolean }
  /** Trade that is not in the team: the brief does not want it, or has it. */
  'role-excluded': { trade: Slug }
  'role-removed': { role: string }
  'skill-excluded': { skill: Slug }
  'skill-wanted': { skill: Slug; quote: string }
  'skill-implied': { skill: Slug }
  'skill-set': { skill: Slug; level: number; must: boolean }
  'skill-removed': { skill: Slug }
  'level-senior': { quote: string }
  'level-junior': { quote: string }

  'effort-typical': { archetype: Archetype; days: number }
  /** `days` hold for `at` units; the brief has `count`. */
  'effort-counted': { unit: CountUnit; count: number; at: number; days: number }
  'effort-languages': { languages: number; days: number }
  'effort-for-skill': { skill: Slug; days: number }
  'effort-assumed': { trade: Slug; days: number }
  'effort-share': { share: number; days: number }
  /** Size that the brief gives the whole in a word. */
  'effort-size': { size: 'small' | 'large'; quote: string; factor: number }
  /** Factor between what the budget pays and what the work usually costs. */
  'effort-budget': { factor: number; budget: number; usual: number; currency: string }
  /** Length of the engagement: working days of a seat. */
  'effort-duration': { days: number; factor: number }
  'effort-set': { role: string; days: number }
  /** The client has set the effort of this very task. */
  'task-effort-set': { days: number }
  'task-removed': { task: string }

  'deliverable-typical': { archetype: Archetype }
  'deliverable-for-skill': { skill: Slug }
  'deliverable-dropped': { deliverable: string }
}

/** A fact of a scope. */
export type ScopeFact = {
  [C in keyof ScopeFacts]: { code: C; values: ScopeFacts[C] }
}[keyof ScopeFacts]
