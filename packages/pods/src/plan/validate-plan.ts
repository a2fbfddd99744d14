import { HOURS_PER_DAY } from '../units.ts'
import type { Plan, PlannedTask } from './plan.ts'
import type { PlanInput, PlanPerson, PlanTask } from './plan-input.ts'
import { dayLedger } from './validation-ledger.ts'

/** Breach of a rule of plans. */
export type PlanViolation = {
  rule:
    | 'task-missing'
    | 'task-extra'
    | 'wrong-person'
    | 'no-skill'
    | 'too-early'
    | 'before-predecessor'
    | 'too-little-time'
    | 'too-much-time'
    | 'two-at-once'
    | 'wrong-dates'
    | 'wrong-finish'
  /** Ids; empty for the plan as a whole. */
  tasks: readonly string[]
}

/**
 * Everything that is wrong with a plan for an input; empty: it can be carried out as it stands. Shares no code with the
 * planner but the rules of the holidays: it walks through each person's days one by one.
 */
export function validatePlan(input: PlanInput, plan: Plan): PlanViolation[] {
  const planned = new Map(plan.tasks.map((task) => [task.id, task]))
  const known = new Map(input.tasks.map((task) => [task.id, task]))
  const violations: PlanViolation[] = []
  const report = (rule: PlanViolation['rule'], ...tasks: string[]) =>
    violations.push({ rule, tasks })

  for (const { id } of plan.tasks) if (!known.has(id)) report('task-extra', id)
  for (const task of input.tasks) {
    const own = planned.get(task.id)
    if (own === undefined) {
      report('task-missing', task.id)
      continue
    }
    for (const rule of violationsOf(input, plan, task, own)) report(rule, task.id)
    if (task.progress !== undefined) continue
    for (const first of task.after)
      if ((planned.get(first)?.to ?? 0) > own.from) report('before-predecessor', first, task.id)
  }
  for (const person of input.people) {
    for (const [one, other] of overlaps(input, plan, person)) report('two-at-once', one, other)
    for (const task of unfinishedTooSoon(input, plan, person)) report('too-little-time', task)
  }
  const last = Math.max(0, ...plan.tasks.map(({ to }) => to))
  if (plan.makespan !== last || plan.lowerBound > plan.makespan) report('wrong-finish')
  if (last > 0 && plan.finish !== dayAt(plan, last - 1)) report('wrong-finish')
  return violations
}

function violationsOf(
  input: PlanInput,
  plan: Plan,
  task: PlanTask,
  planned: PlannedTask,
): PlanViolation['rule'][] {
  const { people, calendar } = input
  const found: PlanViolation['rule'][] = []
  const person = people.find(({ id }) => id === planned.person)
  if (!hasItsPerson(task, planned, person)) found.push('wrong-person')
  if (task.person === undefined && person !== undefined && !hasSkill(person, task))
    found.push('no-skill')
  if (!hasItsDates(plan, planned)) found.push('wrong-dates')
  if (task.progress !== undefined) return found

  const earliest = [calendar.start, calendar.today ?? '', task.pin ?? ''].sort().at(-1) ?? ''
  if (planned.start < earliest) found.push('too-early')
  const minutes = Math.round(task.effortDays * HOURS_PER_DAY * 60)
  if (person === undefined || minutes === 0) return found
  const { from, to } = planned
  const ledger = dayLedger(person, calendar)
  if (ledger.between(from, from + 1) === 0) found.push('wrong-dates')
  if (ledger.between(from, to) < minutes) found.push('too-little-time')
  if (ledger.between(from, to - 1) >= minutes) found.push('too-much-time')
  return found
}

function hasItsPerson(
  task: PlanTask,
  planned: PlannedTask,
  person: PlanPerson | undefined,
): boolean {
  if (task.person !== undefined) return planned.person === task.person
  return person !== undefined || task.effortDays === 0
}

function hasSkill({ skills }: PlanPerson, { skill, level }: PlanTask): boolean {
  return skills.some((own) => own.skill === skill && own.level >= level)
}

function hasItsDates(plan: Plan, { from, to, start, finish }: PlannedTask): boolean {
  const lastDay = dayAt(plan, Math.max(0, to - 1))
  return start === dayAt(plan, from) && finish === (lastDay < start ? start : lastDay)
}

/** Pairs of tasks that a person is to work on in the same half-day; what is under way takes all time up to its end. */
function overlaps(input: PlanInput, plan: Plan, person: PlanPerson): [string, string][] {
  const byId = new Map(input.tasks.map((task) => [task.id, task]))
  const underWayUntil = Math.max(0, ...underWay(input, plan, person).map(({ to }) => to))
  const pairs: [string, string][] = []
  const busy = new Map<number, string>()
  for (const { id, person: who, from, to } of plan.tasks) {
    const task = byId.get(id)
    if (who !== person.id || task === undefined || task.progress || task.effortDays === 0) continue
    if (from < underWayUntil) pairs.push([id, id])
    for (let half = from; half < to; half += 1) {
      const other = busy.get(half)
      if (other !== undefined && !pairs.some(([one, two]) => one === other && two === id))
        pairs.push([other, id])
      busy.set(half, id)
    }
  }
  return pairs
}

/** Tasks under way that end before their person can have finished them and what ends earlier. */
function unfinishedTooSoon(input: PlanInput, plan: Plan, person: PlanPerson): string[] {
  const { start, today = start } = input.calendar
  const first = Math.max(0, Math.round((Date.parse(today) - Date.parse(start)) / 86_400_000) * 2)
  const ledger = dayLedger(person, input.calendar)
  const left = new Map(input.tasks.map(({ id, progress }) => [id, progress?.remainingDays ?? 0]))
  let minutes = 0
  return underWay(input, plan, person)
    .sort((a, b) => a.to - b.to)
    .flatMap(({ id, to }) => {
      minutes += Math.round((left.get(id) ?? 0) * HOURS_PER_DAY * 60)
      return ledger.between(first, to) < minutes ? [id] : []
    })
}

function underWay({ tasks }: PlanInput, plan: Plan, person: PlanPerson): PlannedTask[] {
  const begun = new Set(
    tasks.flatMap(({ id, progress }) => (progress && !progress.finished ? [id] : [])),
  )
  return plan.tasks.filter(({ id, person: who }) => who === person.id && begun.has(id))
}

function dayAt({ origin }: Plan, half: number): string {
  const date = new Date(`${origin}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + Math.floor(half / 2))
  return date.toISOString().slice(0, 10)
}
