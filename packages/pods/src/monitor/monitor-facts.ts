import type { Day } from '../units.ts'

/** Causes of a project's health: code → values, written out where they are made. `explain` has a sentence in both languages for each. */
export type CauseFacts = {
  /** Report of nothing amiss. `due` is absent where none is known; `days` calendar days before it. */
  'health-on-track': { forecast: Day; due?: Day; days?: number }
  /** A task late by more than its slack: `days` working days ago it should have begun (`state` not-begun) or ended. */
  'health-late-critical-task': {
    task: string
    person: string
    state: 'not-begun' | 'under-way'
    planned: Day
    days: number
  }
  /**
   * Remaining person-days ÷ throughput (person-days done a working day; the plan's own before there is a pace) lead to
   * `forecast`, or the plan does where it ends later (`by`), `days` calendar days after `against`: the due day where
   * there is one (`measure` due), else the finish of the baseline (plan).
   */
  'health-forecast-late': {
    forecast: Day
    by: 'pace' | 'plan'
    against: Day
    measure: 'due' | 'plan'
    days: number
    remainingDays: number
    throughput: number
  }
  /**
   * `spent` of `budget` (the client's ceiling, or what the plan costs, as `measure` says) is gone with `doneShare` (of 1) of the work done, each day at its rate; if the rest costs as much for
   * as much work, the whole costs `forecastCost`.
   */
  'health-budget-burn': {
    spent: number
    budget: number
    measure: 'ceiling' | 'plan'
    spentShare: number
    doneShare: number
    forecastCost: number
    currency: string
  }
  /** No sign of life from a person with work under way or overdue for `days` working days, since `since`. */
  'health-silence': { person: string; since: Day; days: number }
  /** Delivery for a milestone, submitted on `since`, `days` working days ago, that waits for the client's answer. */
  'health-delivery-waits': { milestone: string; since: Day; days: number }
  /**
   * A person has `hours` of planned work in a week (its Monday) with `free` hours; `share` = hours ÷ free, where less
   * than one hour counts as one.
   */
  'health-overload': { person: string; week: Day; hours: number; free: number; share: number }
}

/** Proposed actions, one for each cause: code → values. */
export type ActionFacts = {
  /** Advice to do nothing. */
  'action-none': Record<string, never>
  /** Plan again from today: `moved` tasks change dates and the whole ends on `finish`. */
  'action-replan': { moved: number; finish: Day }
  /** Hand a person's open work to `deputy`; `finish` is the plan's end then. */
  'action-deputy': { person: string; deputy: string; tasks: readonly string[]; finish: Day }
  /** Leave `tasks` out: `savedDays` person-days less, the whole ends on `finish`. */
  'action-cut-scope': {
    tasks: readonly string[]
    savedDays: number
    finish: Day
    savedCost: number
    currency: string
  }
  /** Answer what was submitted for a milestone. */
  'action-answer': { milestone: string }
  /** Ask a person about a task (or in general, where `task` is empty). */
  'action-ask': { person: string; task: string }
}

export type CauseFact = {
  [C in keyof CauseFacts]: { code: C; values: CauseFacts[C] }
}[keyof CauseFacts]

export type ActionFact = {
  [C in keyof ActionFacts]: { code: C; values: ActionFacts[C] }
}[keyof ActionFacts]
