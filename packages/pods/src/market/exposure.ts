import type { Person } from './market.ts'

/** Evenness with which proposals fall on people. */
export type Exposure = {
  /** Times each person stood in a proposed team, as a share of all places; only those who did, most first. */
  shares: readonly { person: string; share: number }[]
  /** 0: everybody of the market as often; towards 1: all places to one. */
  gini: number
  /** Share of the places that went to people who have delivered nothing yet. */
  newcomers: number
}

/** Exposure of a market's people in teams that were proposed; each team a list of ids. */
export function exposureOf(
  people: readonly Person[],
  teams: readonly (readonly string[])[],
): Exposure {
  const times = new Map(people.map(({ id }) => [id, 0]))
  for (const id of teams.flat()) times.set(id, (times.get(id) ?? 0) + 1)
  const places = teams.flat().length
  const newcomers = people.filter(isNewcomer).reduce((sum, { id }) => sum + (times.get(id) ?? 0), 0)
  return {
    shares: [...times]
      .filter(([, count]) => count > 0)
      .map(([person, count]) => ({ person, share: count / places }))
      .sort((a, b) => b.share - a.share || (a.person < b.person ? -1 : 1)),
    gini: gini([...times.values()]),
    newcomers: places === 0 ? 0 : newcomers / places,
  }
}

/** Whether somebody has delivered nothing through the platform yet. */
export function isNewcomer({ delivered }: Pick<Person, 'delivered'>): boolean {
  return delivered === 0
}

/** Gini coefficient: half the mean difference of all pairs, as a share of the mean. 0 for nothing to share. */
export function gini(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return 0
  const weighted = sorted.reduce((sum, amount, index) => sum + (index + 1) * amount, 0)
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length
}
