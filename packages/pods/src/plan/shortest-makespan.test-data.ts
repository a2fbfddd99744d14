import { HOURS_PER_DAY } from '../units.ts'
import type { PlanInput } from './plan-input.ts'
import { dayLedger } from './validation-ledger.ts'

/** Makespan of the best of all orders and assignments of a few tasks, in half-days: every one is tried. */
export function shortestMakespan({ tasks, people, calendar }: PlanInput): number {
  const ledgers = new Map(people.map((person) => [person.id, dayLedger(person, calendar)]))
  let best = Number.POSITIVE_INFINITY

  const place = (ends: ReadonlyMap<string, number>, free: ReadonlyMap<string, number>) => {
    const soFar = Math.max(0, ...ends.values())
    if (soFar >= best) return
    if (ends.size === tasks.length) {
      best = soFar
      return
    }
    for (const task of tasks) {
      if (ends.has(task.id) || !task.after.every((id) => ends.has(id))) continue
      const ready = Math.max(
        task.pin === undefined
          ? 0
          : (Date.parse(task.pin) - Date.parse(calendar.start)) / 43_200_000,
        ...task.after.map((id) => ends.get(id) ?? 0),
      )
      if (task.effortDays === 0) {
        place(new Map([...ends, [task.id, ready]]), free)
        continue
      }
      for (const { id, skills } of people) {
        const isAble = skills.some(
          ({ skill, level }) => skill === task.skill && level >= task.level,
        )
        if (task.person === undefined ? !isAble : task.person !== id) continue
        const end = endOf(id, Math.max(ready, free.get(id) ?? 0), task.effortDays)
        place(new Map([...ends, [task.id, end]]), new Map([...free, [id, end]]))
      }
    }
  }
  const endOf = (id: string, from: number, effortDays: number) => {
    const minutes = Math.round(effortDays * HOURS_PER_DAY * 60)
    let end = from
    for (let left = minutes; left > 0; end += 1) left -= ledgers.get(id)?.between(end, end + 1) ?? 0
    return end
  }
  place(new Map(), new Map())
  return best
}
