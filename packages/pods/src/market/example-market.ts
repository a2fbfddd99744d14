import { dayNumber, dayOf, mondayOf } from '../days.ts'
import { createRandom } from '../plan/random.ts'
import type { Scope, ScopeRole } from '../scope/scope.ts'
import { dayRateOf } from '../scope/trades.ts'
import type { SkillLevel } from '../units.ts'
import type { Market, Person } from './market.ts'

/** People for each seat: enough for three teams that differ. */
const PEOPLE_A_SEAT = 8
const WEEKS = 26
const HOURS_A_DAY = 7

/**
 * Market of made-up people for the seats of a scope, always the same for the same scope: who is better is dearer, and
 * everybody is free for two to five days a week. For trying the engine without an account; shown as an example.
 */
export function exampleMarket(scope: Scope): Market {
  const random = createRandom(scope.roles.length)
  const people = scope.roles.flatMap((role) =>
    Array.from({ length: PEOPLE_A_SEAT }, (_, at): Person => {
      const standing = (at + 0.5) / PEOPLE_A_SEAT
      return {
        id: `${role.id}.${at + 1}`,
        skills: skillsOf(role, { standing, shift: at }),
        freeHours: freeHours(2 + random.below(4)),
        dayRate: roundedRate(dayRateOf(role.trade) * (0.75 + 0.5 * standing)),
        languages: [...new Set(['fr', 'en', ...scope.spoken, ...(role.spoken ?? [])])],
        city: scope.place?.city ?? null,
        rating: { mean: 3.5 + standing, count: 1 + random.below(8) },
        delivered: 1 + random.below(4),
        openInvitations: 0,
        lastProposed: null,
      }
    }),
  )
  const firstWeek = dayOf(mondayOf(dayNumber(scope.start)))
  return { people, ties: [], firstWeek, currency: 'EUR' }
}

type Standing = {
  /** Place among the people of the seat, share of 1. */
  standing: number
  /** Shifts which of the further skills are missing. */
  shift: number
}

/** Skills of the seat; the weaker know them less well and lack some that the seat does not require. */
function skillsOf({ skills }: ScopeRole, { standing, shift }: Standing): Person['skills'] {
  const change = standing < 0.4 ? -1 : standing > 0.75 ? 1 : 0
  return skills
    .filter(({ must }, at) => must || standing > 0.75 || (at + shift) % 3 !== 0)
    .map(({ skill, level, must }) => ({
      skill,
      level: bounded(must ? Math.max(level, level + change) : level + change),
      evidence: standing > 0.5 ? 'delivered' : 'endorsed',
    }))
}

const LEVELS: readonly SkillLevel[] = [1, 2, 3, 4, 5]
const bounded = (level: number): SkillLevel => LEVELS[Math.min(5, Math.max(1, level)) - 1] ?? 3

const freeHours = (days: number) => Array.from({ length: WEEKS }, () => days * HOURS_A_DAY)

/** Rates as people name them: tens of euros. */
const roundedRate = (euros: number) => Math.round(euros / 10) * 10
