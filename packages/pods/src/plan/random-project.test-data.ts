import { dayNumber, dayOf } from '../days.ts'
import { REGIONS } from './calendar/regions.ts'
import type { PlanInput, PlanPerson, PlanTask } from './plan-input.ts'
import { createRandom, type Random } from './random.ts'

/** Starts before clock changes, a year's end, a leap day, and among the holidays of May. */
const STARTS = ['2026-03-27', '2026-10-23', '2026-12-21', '2028-02-25', '2026-04-30', '2027-09-06']
const SKILLS = ['react', 'figma', 'copywriting', 'sql', 'legal']
const HOURS = [0, 7, 14, 20, 28, 35, 39]

/** Small project of the shape the platform plans; the same for the same seed. Everybody has time from week 7 on. */
export function randomProject(seed: number, { tasks = 12, people = 4 } = {}): PlanInput {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[random.below(values.length)] as T // its own index
  const start = pick(STARTS)
  const members = Array.from({ length: 1 + random.below(people) }, (_, at) =>
    randomPerson(random, { id: `p${at}`, start, isFirst: at === 0 }),
  )
  const count = random.below(tasks + 1)
  return {
    people: members,
    tasks: Array.from({ length: count }, (_, at) => randomTask(random, { at, start, members })),
    calendar: {
      start,
      region: random.below(4) === 0 ? null : pick(REGIONS),
      ...(random.below(5) === 0 ? { due: later(start, 40) } : {}),
      ...(random.below(5) === 0
        ? { closed: [{ from: later(start, 10), to: later(start, 16) }] }
        : {}),
    },
  }
}

function randomPerson(
  random: Random,
  { id, start, isFirst }: { id: string; start: string; isFirst: boolean },
): PlanPerson {
  const from = later(start, random.below(30))
  return {
    id,
    // The first can do everything, so that every task has somebody.
    skills: SKILLS.filter(() => isFirst || random.below(2) === 0).map((skill) => ({
      skill,
      level: isFirst ? 5 : (([1, 2, 3, 4, 5] as const)[random.below(5)] ?? 1),
    })),
    dayRate: random.below(6) === 0 ? null : 200 + 10 * random.below(60),
    weekHours: [
      ...Array.from({ length: 6 }, () => HOURS[random.below(HOURS.length)] ?? 0),
      7 + random.below(32),
    ],
    absences: random.below(3) === 0 ? [{ from, to: later(from, random.below(14)) }] : [],
    ...(random.below(4) === 0 ? { region: REGIONS[random.below(REGIONS.length)] ?? 'FR' } : {}),
  }
}

function randomTask(
  random: Random,
  { at, start, members }: { at: number; start: string; members: readonly PlanPerson[] },
): PlanTask {
  const after = Array.from({ length: at }, (_, before) => `t${before}`).filter(
    () => random.below(at + 2) < 2,
  )
  return {
    id: `t${at}`,
    skill: SKILLS[random.below(SKILLS.length)] ?? '',
    level: ([1, 2, 3] as const)[random.below(3)] ?? 1,
    effortDays: random.below(12) === 0 ? 0 : (1 + random.below(12)) / 2,
    after,
    ...(random.below(3) === 0 ? { person: members[random.below(members.length)]?.id ?? '' } : {}),
    ...(random.below(8) === 0 ? { pin: later(start, random.below(40)) } : {}),
  }
}

export function later(day: string, days: number): string {
  return dayOf(dayNumber(day) + days)
}
