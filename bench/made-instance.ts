import { createRandom, type PlanInput, type SkillLevel } from '@podium/pods'

const SKILLS = ['design', 'front', 'back', 'copy', 'data', 'legal', 'test', 'video', 'seo']

/**
 * Project made from a seed, of the shape of the published ones: a skill and a level per task, six
 * skills per person, one precedence for two tasks; but with weekends, holidays and part-time
 * people, as the platform plans.
 */
export function madeInstance(seed: number, { tasks }: { tasks: number }): PlanInput {
  const random = createRandom(seed + 1)
  const level = (): SkillLevel => ([1, 2, 3] as const)[random.below(3)] ?? 1
  const people = Array.from({ length: Math.max(4, Math.round(tasks / 10)) }, (_, at) => ({
    id: `p${at}`,
    skills: SKILLS.filter(
      (_skill, skill) => at === 0 || (skill + at + random.below(3)) % 3 > 0,
    ).map((skill) => ({ skill, level: at === 0 ? (3 as const) : level() })),
    dayRate: 300 + 10 * random.below(40),
    weekHours: [[35, 35, 28, 21][random.below(4)] ?? 35],
    absences: [],
  }))
  return {
    people,
    tasks: Array.from({ length: tasks }, (_, at) => ({
      id: `t${at}`,
      skill: SKILLS[random.below(SKILLS.length)] ?? '',
      level: level(),
      effortDays: (1 + random.below(10)) / 2,
      after: at > 0 && random.below(2) === 0 ? [`t${random.below(at)}`] : [],
    })),
    calendar: { start: '2026-11-23', region: 'FR' },
  }
}
