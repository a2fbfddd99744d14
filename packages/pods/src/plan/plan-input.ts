import type { Day, SkillLevel, Slug } from '../units.ts'
import type { Region } from './calendar/regions.ts'

/** Tasks, people and dates to be planned: the first argument of `replan`, `validatePlan` and `monitor`. */
export type PlanInput = {
  tasks: readonly PlanTask[]
  people: readonly PlanPerson[]
  calendar: PlanCalendar
}

/** One piece of work, done by one person without changing hands. */
export type PlanTask = {
  id: string
  /** Skill and least level of who does it; nobody is asked for it where `person` is given. */
  skill: Slug
  level: SkillLevel
  /** Work in person-days of `HOURS_PER_DAY` hours; 0: a milestone, done the moment all before it is. */
  effortDays: number
  /** Ids of the tasks that must be finished first. */
  after: readonly string[]
  /** Id of who does it, as in a formed POD; absent: the plan chooses. */
  person?: string
  /**
   * Day on which a task that a human has placed starts: never earlier, and later only as far as the tasks before it
   * and its person's calendar force it ("start no earlier than" of project managers' tools).
   */
  pin?: Day
  /** Progress of the task; absent: not begun. */
  progress?: TaskProgress
}

/** Progress of a task; `person` of the task must be given. */
export type TaskProgress = {
  /** First day of work on it. */
  started: Day
  /** Last day of work on it; absent: under way. */
  finished?: Day
  /** Work still to do in person-days, from the calendar's `today` on; 0 where finished. */
  remainingDays: number
}

/** A person as the plan sees them. */
export type PlanPerson = {
  id: string
  skills: readonly { skill: Slug; level: SkillLevel }[]
  /** Price of a day of `HOURS_PER_DAY` hours; null: not said. */
  dayRate: number | null
  /**
   * Hours for this project, one number a week from the calendar's first week on: none before it, later weeks are as
   * the last one.
   */
  weekHours: readonly number[]
  absences: readonly DayRange[]
  /** Region whose public holidays the person keeps; absent: the calendar's. */
  region?: Region
}

/** Days from the first to the last, both included. */
export type DayRange = { from: Day; to: Day }

/** Days on which work can be done. */
export type PlanCalendar = {
  /** First possible day of work. */
  start: Day
  /** Day in the week that `weekHours` begins with; absent: the week of `start`. */
  firstWeek?: Day
  /** Day of delivery; absent: not said. */
  due?: Day
  /** Region on whose public holidays nobody works; null: none are kept. */
  region: Region | null
  /** ISO numbers of the days off (1 Monday to 7 Sunday); absent: Saturday and Sunday. */
  weekend?: readonly number[]
  /** Days on which the whole project rests. */
  closed?: readonly DayRange[]
  /** Day from which work that is not done is planned; absent: `start`. */
  today?: Day
}
