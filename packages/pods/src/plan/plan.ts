import type { Day } from '../units.ts'
import type { PlanFact } from './plan-facts.ts'

/** Version of the planner; the same version and input give the same bytes. */
export const PLAN_VERSION = 1

/** Tasks on the calendar. */
export type Plan = {
  version: number
  /** Day that half-day 0 begins. */
  origin: Day
  /** Last day of work; the origin where there is no work. */
  finish: Day
  /** Planned tasks, in the order of the input. */
  tasks: readonly PlannedTask[]
  /** Ids of the tasks of one chain without slack that ends with the plan, first to last. */
  criticalPath: readonly string[]
  loads: readonly PersonLoad[]
  /** End of the last task in half-days from the origin, weekends included. */
  makespan: number
  /** Half-days below which no plan of this input can end. */
  lowerBound: number
  /** The plan ends at most this share later than the best possible one; 0: proven best. */
  gap: number
  /** Rates times days; null where somebody at work has no rate. */
  cost: number | null
  facts: readonly PlanFact[]
}

/** A task with its person and its dates. Half-days count from the plan's origin, two a calendar day, ends excluded. */
export type PlannedTask = {
  id: string
  /** null: nobody is named and there is no work. */
  person: string | null
  start: Day
  /** Last day of work. */
  finish: Day
  from: number
  to: number
  /** Earliest dates by precedence alone, with its person's calendar and nobody else's work in the way. */
  early: TaskDates
  /** Latest dates by precedence alone that keep the plan's finish. */
  late: TaskDates
  /**
   * Working days of its person by which it can slip with the plan's finish and everybody's order of work kept;
   * calendar days where there is no work.
   */
  slackDays: number
  /** Without slack: a delay of it is a delay of the whole. */
  critical: boolean
}

type TaskDates = { start: Day; finish: Day }

/** Hours planned for a person, week by week. */
export type PersonLoad = {
  person: string
  weeks: readonly {
    /** Monday. */
    week: Day
    /** Hours of planned work. */
    hours: number
    /** Hours the person has, holidays and absences taken off. */
    free: number
  }[]
}
