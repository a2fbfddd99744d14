import { dayNumber } from '../../days.ts'
import { afterWorkdays } from '../../market/free-hours.ts'
import type { Scope, ScopeRole, ScopeTask } from '../../scope/scope.ts'
import { HOURS_PER_DAY } from '../../units.ts'

/** A role as the search needs it. */
export type SeatSpec = {
  role: ScopeRole
  skills: readonly SeatSkill[]
  /** Languages its holder must speak. */
  languages: readonly string[]
  hours: number
  /** Day before which its work cannot begin, because of what has to be done first. */
  release: number
  /** Whether nothing has to be done before it. */
  isAtOutset: boolean
  /** Working days of others' work after its own. */
  tail: number
}

/** `share` of the role's weights; `skill` counts into the scope's list of skills. */
type SeatSkill = { skill: number; level: number; share: number; must: boolean }

/** A skill of the scope: the highest level any role asks for, its weight over all roles. */
export type NeededSkill = { slug: string; level: number; weight: number }

/** Skills of a scope, each once, in the order of the roles. */
export function neededSkills({ roles }: Scope): NeededSkill[] {
  const needed = new Map<string, NeededSkill>()
  for (const { skills } of roles) {
    const total = skills.reduce((sum, { weight }) => sum + weight, 0)
    for (const { skill, level, weight } of skills) {
      const known = needed.get(skill) ?? { slug: skill, level, weight: 0 }
      needed.set(skill, {
        slug: skill,
        level: Math.max(known.level, level),
        weight: known.weight + weight / total,
      })
    }
  }
  return [...needed.values()]
}

/** The roles of a scope with their skills counted, and with their place in the order of work. */
export function seatSpecs(scope: Scope, needed: readonly NeededSkill[]): SeatSpec[] {
  const indexOf = new Map(needed.map(({ slug }, index) => [slug, index]))
  const before = longestWay(scope.tasks, (task) => task.after)
  const next = successors(scope.tasks)
  const after = longestWay(scope.tasks, (task) => next.get(task.id) ?? [])
  return scope.roles.map((role) => {
    const total = role.skills.reduce((sum, { weight }) => sum + weight, 0)
    const tasks = scope.tasks.filter((task) => task.role === role.id)
    const least = (ways: ReadonlyMap<string, number>) =>
      tasks.length === 0 ? 0 : Math.min(...tasks.map(({ id }) => ways.get(id) ?? 0))
    const head = Math.floor(least(before))
    return {
      role,
      skills: role.skills.map(({ skill, level, weight, must }) => ({
        skill: indexOf.get(skill) ?? 0,
        level,
        share: weight / total,
        must,
      })),
      languages: [...new Set([...scope.spoken, ...(role.spoken ?? [])])],
      hours: role.effortDays.likely * HOURS_PER_DAY,
      release: afterWorkdays(dayNumber(scope.start), head),
      isAtOutset: head === 0,
      tail: Math.floor(least(after)),
    }
  })
}

/** Person-days on the longest way to each task (its own excluded), everybody working full days. */
function longestWay(
  tasks: readonly ScopeTask[],
  stepsBack: (task: ScopeTask) => readonly string[],
): ReadonlyMap<string, number> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const ways = new Map<string, number>()
  const wayTo = (task: ScopeTask): number => {
    const known = ways.get(task.id)
    if (known !== undefined) return known
    ways.set(task.id, 0) // a circle, which a scope must not have, ends here
    const way = stepsBack(task).reduce((longest, id) => {
      const step = byId.get(id)
      return step === undefined ? longest : Math.max(longest, wayTo(step) + step.effortDays.likely)
    }, 0)
    ways.set(task.id, way)
    return way
  }
  for (const task of tasks) wayTo(task)
  return ways
}

function successors(tasks: readonly ScopeTask[]): ReadonlyMap<string, readonly string[]> {
  const after = new Map<string, string[]>()
  for (const { id, after: ids } of tasks) {
    for (const first of ids) {
      const known = after.get(first)
      if (known === undefined) after.set(first, [id])
      else known.push(id)
    }
  }
  return after
}

/** Share of 1 of what the seat asks for that somebody with these levels brings; all where it asks for nothing. */
export function fitOf(levels: Float64Array, { skills }: SeatSpec): number {
  if (skills.length === 0) return 1
  return skills.reduce(
    (sum, { skill, level, share }) => sum + share * Math.min(1, (levels[skill] ?? 0) / level),
    0,
  )
}
