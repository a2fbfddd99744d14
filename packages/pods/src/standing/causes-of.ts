import { dayNumber } from '../days.ts'
import { fitOf, neededSkills, type SeatSpec, seatSpecs } from '../form/pool/seat-spec.ts'
import { MOST_INVITATIONS } from '../form/weights.ts'
import { similarity } from '../lexicon/similarity.ts'
import { workDates } from '../market/free-hours.ts'
import type { Person } from '../market/market.ts'
import { HELD, levelReader } from '../market/person-levels.ts'
import { fold } from '../text/fold.ts'
import type { Formed } from './formed.ts'
import { namedSkill } from './named-skill.ts'
import type { StandingFact } from './standing-facts.ts'

/** Least fit with a role of somebody who could have been in the team at all. */
const LEAST_FIT = 0.3

/**
 * Everything that keeps a person from every seat, or the seat they come nearest to where nothing does. Undefined for who
 * comes near to none.
 */
export function causesOf(me: Person, { scope, market }: Formed): StandingFact[] | undefined {
  const causes: StandingFact[] = []
  if (me.dayRate === null) causes.push({ code: 'standing-no-rate', values: {} })
  if (me.openInvitations >= MOST_INVITATIONS)
    causes.push({
      code: 'standing-invitations',
      values: { open: me.openInvitations, most: MOST_INVITATIONS },
    })
  const { place } = scope
  if (place !== null && (me.city === null || fold(me.city) !== fold(place.city)))
    causes.push({ code: 'standing-place', values: {} })

  const needed = neededSkills(scope)
  const levels = new Float64Array(needed.length)
  const slugs = needed.map(({ slug }) => slug)
  levelReader(slugs, similarity)(me, levels)
  const lacking = ({ skills }: SeatSpec) =>
    skills.find(({ skill, level, must }) => must && (levels[skill] ?? 0) < level * HELD)
  const [nearest] = seatSpecs(scope, needed).toSorted(
    (a, b) =>
      Number(lacking(a) !== undefined) - Number(lacking(b) !== undefined) ||
      fitOf(levels, b) - fitOf(levels, a),
  )
  if (nearest === undefined || fitOf(levels, nearest) < LEAST_FIT) return undefined
  if (nearest.languages.some((language) => !me.languages.includes(language)))
    causes.push({ code: 'standing-language', values: {} })
  const { release: from, hours, role } = nearest
  const lack = lacking(nearest)
  if (lack !== undefined)
    causes.push({
      code: 'standing-skill',
      values: {
        role: role.id,
        skill: namedSkill(slugs[lack.skill] ?? '', me, market),
        level: lack.level,
      },
    })
  if (workDates(me.freeHours, { monday: dayNumber(market.firstWeek), from, hours }) === null)
    causes.push({ code: 'standing-no-hours', values: {} })
  if (causes.length === 0) causes.push({ code: 'standing-close', values: { role: role.id } })
  return causes
}
