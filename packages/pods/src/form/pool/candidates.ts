/** People who can take one seat, as columns of equal length. */
export type Candidates = {
  /** Place in the pool's list of people. */
  person: Int32Array
  /** Parts of quality that the person brings whoever else is in the team, with what breaks ties. */
  value: Float64Array
  /** Hundredths of the currency. */
  cost: Float64Array
  /** Number of the day on which the project can be finished, as far as this seat goes. */
  finish: Int32Array
  /** The one skill that is a must and missing, or COMPLETE. */
  lacks: Int32Array
}

/** Of a candidate who has every skill that is a must. */
export const COMPLETE = -1

/** The candidates at these places, in that order. */
export function pick(from: Candidates, places: ArrayLike<number>): Candidates {
  const length = places.length
  const picked: Candidates = {
    person: new Int32Array(length),
    value: new Float64Array(length),
    cost: new Float64Array(length),
    finish: new Int32Array(length),
    lacks: new Int32Array(length),
  }
  for (let to = 0; to < length; to += 1) {
    const at = places[to] ?? 0
    picked.person[to] = from.person[at] ?? 0
    picked.value[to] = from.value[at] ?? 0
    picked.cost[to] = from.cost[at] ?? 0
    picked.finish[to] = from.finish[at] ?? 0
    picked.lacks[to] = from.lacks[at] ?? COMPLETE
  }
  return picked
}

/** The candidates for which `keep` is true, in their order. */
export function filterCandidates(from: Candidates, keep: (at: number) => boolean): Candidates {
  const places: number[] = []
  for (let at = 0; at < from.person.length; at += 1) if (keep(at)) places.push(at)
  return places.length === from.person.length ? from : pick(from, places)
}
