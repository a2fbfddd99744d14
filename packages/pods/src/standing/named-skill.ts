import type { Market, Person } from '../market/market.ts'
import type { Slug } from '../units.ts'

/** People of a market who have a skill, from whom on its name tells nothing about one project. */
const COMMON = 5

/** A skill for its person's eyes: their own by name, others only where they are common; else null. */
export function namedSkill(skill: Slug, me: Person, { people }: Market): Slug | null {
  const has = (person: Person) => person.skills.some((one) => one.skill === skill)
  return has(me) || people.filter(has).length >= COMMON ? skill : null
}
