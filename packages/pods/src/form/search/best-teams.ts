import { TIE_UNIT } from '../pool/tie-break.ts'
import type { Aim, Found } from './problem.ts'

/**
 * The best teams so far, best first, and what a further one must reach to be among them: at least `floor` of quality
 * for at most `cap`. With 'any' the first one found is enough.
 */
export type BestTeams = {
  readonly floor: number
  readonly cap: number
  readonly teams: readonly Found[]
  offer: (people: Int32Array, value: number, cost: number) => void
}

export function bestTeams(
  aim: Aim,
  { floor, cap, keep }: { floor: number; cap: number; keep: number | 'any' },
): BestTeams {
  const teams: Found[] = []
  const most = keep === 'any' ? 1 : keep
  const isBetter =
    aim === 'quality'
      ? (a: Found, b: Found) => a.value > b.value || (a.value === b.value && a.cost < b.cost)
      : (a: Found, b: Found) => a.cost < b.cost || (a.cost === b.cost && a.value > b.value)
  return {
    get floor() {
      const last = teams[most - 1]
      if (keep === 'any' && last !== undefined) return Number.POSITIVE_INFINITY
      return aim === 'quality' && last !== undefined ? last.value + TIE_UNIT : floor
    },
    get cap() {
      const last = teams[most - 1]
      return aim === 'cost' && last !== undefined ? last.cost - 1 : cap
    },
    teams,
    offer(people, value, cost) {
      if (value < this.floor || cost > this.cap) return
      const found = { people: people.slice(), value, cost }
      const twin = teams.findIndex((team) => isSame(team, found))
      const known = teams[twin]
      if (known !== undefined) {
        if (known.value >= value) return
        teams.splice(twin, 1)
      }
      const place = teams.findIndex((team) => isBetter(found, team))
      teams.splice(place === -1 ? teams.length : place, 0, found)
      if (teams.length > most) teams.pop()
    },
  }
}

const isSame = (a: Found, b: Found) => a.people.every((person, at) => person === b.people[at])
