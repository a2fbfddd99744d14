import type { Candidates } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'
import type { Found, Problem } from './search/problem.ts'

const MOST_DEPUTIES = 3

/**
 * Deputies for each seat of a team: who could take it with everybody else kept, within the budget and in time, as
 * places in the pool, best team first. `lists` are the candidates of all seats, those of locked ones included.
 */
export function deputiesOf(
  { pool, seats, cap }: Problem,
  lists: readonly Candidates[],
  { found, due }: { found: Found; due: number },
): number[][] {
  const inTeam = new Set(found.people)
  return seats.map(({ seat }, at) => {
    const others = found.people.filter((_, other) => other !== at)
    const worthOf = worthBeside(pool, others)
    const { person, value, cost, finish } = lists[seat] ?? NOBODY
    const own = person.indexOf(found.people[at] ?? -1)
    const spare = cap - (found.cost - (cost[own] ?? 0))
    const best: { who: number; worth: number }[] = []
    for (let row = 0; row < person.length; row += 1) {
      const who = person[row] ?? 0
      if (inTeam.has(who) || (cost[row] ?? 0) > spare || (finish[row] ?? 0) > due) continue
      const worth = (value[row] ?? 0) + worthOf(who)
      if (best.length === MOST_DEPUTIES && worth <= (best[MOST_DEPUTIES - 1]?.worth ?? 0)) continue
      const place = best.findIndex((one) => worth > one.worth)
      best.splice(place === -1 ? best.length : place, 0, { who, worth })
      best.length = Math.min(best.length, MOST_DEPUTIES)
    }
    return best.map(({ who }) => who)
  })
}

const NOBODY: Candidates = {
  person: new Int32Array(),
  value: new Float64Array(),
  cost: new Float64Array(),
  finish: new Int32Array(),
  lacks: new Int32Array(),
}

/** Worth of one more person to these, beyond their own: new skills, ties, the language. */
function worthBeside(
  { covers, skillValue, ties, speakers, languageValue, people }: Pool,
  others: Int32Array,
): (who: number) => number {
  const gain = skillValue.slice()
  const tied = new Float64Array(people.length)
  for (const who of others) {
    for (let link = covers.start[who] ?? 0; link < (covers.start[who + 1] ?? 0); link += 1)
      gain[covers.to[link] ?? 0] = 0
    for (let link = ties.start[who] ?? 0; link < (ties.start[who + 1] ?? 0); link += 1)
      tied[ties.to[link] ?? 0] = (tied[ties.to[link] ?? 0] ?? 0) + (ties.value[link] ?? 0)
  }
  const spoken = speakers.map(({ speaks }) => ({
    speaks,
    count: others.filter((who) => speaks[who] === 1).length,
  }))
  return (who) => {
    let worth = tied[who] ?? 0
    for (let link = covers.start[who] ?? 0; link < (covers.start[who + 1] ?? 0); link += 1)
      worth += gain[covers.to[link] ?? 0] ?? 0
    let most = 0
    for (const { speaks, count } of spoken) most = Math.max(most, count + (speaks[who] ?? 0))
    return worth + most * languageValue
  }
}
