import { HOURS_PER_DAY, type Market, type Person, type Scope, type ScopeRole } from '@podium/pods'

const EVIDENCE = { self: 0.8, endorsed: 0.9, delivered: 1 }

/** Person who can take a role; `finish` is an ISO day. */
export type Seat = { name: string; person: Person; fit: number; cost: number; finish: string }

/** Seats of each role. */
export function seatsOf(scope: Scope, market: Market): Seat[][] {
  return scope.roles.map((role, at) =>
    market.people.flatMap((person, who): Seat[] => {
      const shares = role.skills.map(({ skill, level }) =>
        Math.min(1, levelIn(person, skill) / level),
      )
      const can =
        person.dayRate !== null &&
        person.openInvitations < 3 &&
        scope.spoken.every((language) => person.languages.includes(language)) &&
        role.skills.every(({ must }, skill) => !must || (shares[skill] ?? 0) >= 0.5)
      const finish = can ? finishOf(person, role, scope, market) : null
      if (!can || finish === null) return []
      const weights = role.skills.reduce((sum, { weight }) => sum + weight, 0)
      const fit =
        role.skills.reduce((sum, { weight }, skill) => sum + weight * (shares[skill] ?? 0), 0) /
        weights
      return [
        {
          name: `x${at}_${who}`,
          person,
          fit,
          cost: (person.dayRate ?? 0) * role.effortDays.likely,
          finish,
        },
      ]
    }),
  )
}

/** Best level in a skill by its evidence; neighbours are left out. */
export function levelIn({ skills }: Person, slug: string): number {
  return Math.max(
    0,
    ...skills
      .filter(({ skill }) => skill === slug)
      .map(({ level, evidence }) => level * EVIDENCE[evidence]),
  )
}

/** Day on which the hours are done, day after day. */
function finishOf(
  person: Person,
  role: ScopeRole,
  { start }: Scope,
  { firstWeek }: Market,
): string | null {
  let left = role.effortDays.likely * HOURS_PER_DAY
  const day = new Date(start)
  for (let count = 0; count < 730; count += 1, day.setUTCDate(day.getUTCDate() + 1)) {
    const week = Math.floor((day.getTime() - Date.parse(firstWeek)) / (7 * 86_400_000))
    const hours = person.freeHours[Math.min(week, person.freeHours.length - 1)] ?? 0
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue
    left -= hours / 5
    if (left <= 1e-9) return day.toISOString().slice(0, 10)
  }
  return null
}
