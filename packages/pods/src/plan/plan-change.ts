import type { Day } from '../units.ts'
import { PlanError } from './plan-error.ts'
import type { DayRange, PlanInput, PlanPerson, PlanTask, TaskProgress } from './plan-input.ts'

/** One thing that has changed since a plan was made. */
export type PlanChange =
  /** A human has placed a task on a day, and with another person where one is given. */
  | { kind: 'move'; task: string; start: Day; person?: string }
  /** A task is no longer held on the day it was placed on. */
  | { kind: 'unpin'; task: string }
  | { kind: 'assign'; task: string; person: string }
  | { kind: 'effort'; task: string; effortDays: number }
  | { kind: 'progress'; task: string; progress: TaskProgress }
  | { kind: 'absence'; person: string; absence: DayRange }
  | { kind: 'hours'; person: string; weekHours: readonly number[] }
  /** Day before which what has not begun cannot begin any more. */
  | { kind: 'today'; today: Day }

/** The input after a change. Throws `plan_task_unknown` or `plan_person_unknown` where it is about nobody. */
export function applyChange(input: PlanInput, change: PlanChange): PlanInput {
  switch (change.kind) {
    case 'move': {
      const { start: pin, person } = change
      return withTask(input, change.task, (task) => ({ ...task, pin, ...(person && { person }) }))
    }
    case 'unpin':
      return withTask(input, change.task, ({ pin: _, ...task }) => task)
    case 'assign':
      return withTask(input, change.task, (task) => ({ ...task, person: change.person }))
    case 'effort':
      return withTask(input, change.task, (task) => ({ ...task, effortDays: change.effortDays }))
    case 'progress':
      return withTask(input, change.task, (task) => ({ ...task, progress: change.progress }))
    case 'absence':
      return withPerson(input, change.person, (person) => ({
        ...person,
        absences: [...person.absences, change.absence],
      }))
    case 'hours':
      return withPerson(input, change.person, (person) => ({
        ...person,
        weekHours: change.weekHours,
      }))
    case 'today':
      return { ...input, calendar: { ...input.calendar, today: change.today } }
  }
}

function withTask(input: PlanInput, id: string, edit: (task: PlanTask) => PlanTask): PlanInput {
  if (!input.tasks.some((task) => task.id === id)) throw new PlanError('plan_task_unknown', [id])
  return { ...input, tasks: input.tasks.map((task) => (task.id === id ? edit(task) : task)) }
}

function withPerson(
  input: PlanInput,
  id: string,
  edit: (person: PlanPerson) => PlanPerson,
): PlanInput {
  if (!input.people.some((person) => person.id === id))
    throw new PlanError('plan_person_unknown', [])
  return {
    ...input,
    people: input.people.map((person) => (person.id === id ? edit(person) : person)),
  }
}
