import type { Pool } from '../pool/pool.ts'
import type { BestTeams } from './best-teams.ts'
import type { Column } from './columns.ts'
import { frontierOf } from './frontier.ts'
import type { Prices } from './prices.ts'
import type { Apart } from './problem.ts'
import { emptyRoster } from './roster.ts'
import type { Steps } from './steps.ts'

/** A column in the order of search: `worth` at the prices falls from row to row. */
export type Sorted = Column & { worth: Float64Array }

/**
 * Looks at every team of these columns that the bounds do not rule out, seat by seat in their order. False when the
 * steps ran out before. A team's bound is what its members bring, plus what the remaining seats can: by the prices,
 * and by the frontier of cost and value.
 */
export function searchDepthFirst(
  pool: Pool,
  columns: readonly Sorted[],
  best: BestTeams,
  { prices, apartFrom, steps }: { prices: Prices; apartFrom: readonly Apart[]; steps: Steps },
): boolean {
  const seats = columns.length
  const { money } = prices
  const frontier = frontierOf(
    columns.map(({ cost, worth }) => ({
      cost,
      value: worth.map((value, row) => value + money * (cost[row] ?? 0)),
    })),
    best.cap,
  )
  const byCost = columns.map(({ cost }) =>
    Int32Array.from(cost.keys()).sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0) || a - b),
  )
  const roster = emptyRoster(pool, apartFrom, prices)
  const people = new Int32Array(seats)
  /** Shares of the ties with each seat that were counted on the side of the members before it. */
  const owed = new Float64Array(seats)

  return visit(0, 0, prices.certain + roster.uncovered)

  /** `sum`: what the members bring, shares of ties to come and all skills not covered yet included. */
  function visit(depth: number, spent: number, sum: number): boolean {
    const column = columns[depth]
    if (column === undefined) return true
    const { person, cost, worth, own, ties } = column
    const isLast = depth === seats - 1
    let [restWorth, restCost] = [0, 0]
    for (let later = depth + 1; later < seats; later += 1) {
      const rest = columns[later]
      const best = firstFree(rest?.person)
      const cheapest = firstFree(rest?.person, byCost[later])
      if (best === NOBODY || cheapest === NOBODY) return true
      restWorth += rest?.worth[best] ?? 0
      restCost += rest?.cost[cheapest] ?? 0
    }
    const open = sum - money * spent + restWorth
    for (let row = 0; row < person.length; row += 1) {
      if (open + (worth[row] ?? 0) + money * best.cap < best.floor) return true
      if (!steps.take(1)) return false
      const total = spent + (cost[row] ?? 0)
      const who = person[row] ?? 0
      if (total + restCost > best.cap || roster.isBarred(who)) continue
      let next =
        sum + (own[row] ?? 0) + roster.tiesWith(who) + roster.newSkills(who) - (owed[depth] ?? 0)
      for (let later = depth + 1; later < seats; later += 1) next += ties[row * seats + later] ?? 0
      if (next + frontier(depth + 1, best.cap - total) < best.floor) continue
      roster.add(who)
      people[column.place] = who
      let isWhole = true
      if (isLast) {
        best.offer(people, next - roster.uncovered, total)
      } else {
        for (let later = depth + 1; later < seats; later += 1)
          owed[later] = (owed[later] ?? 0) + (ties[row * seats + later] ?? 0)
        isWhole = visit(depth + 1, total, next)
        for (let later = depth + 1; later < seats; later += 1)
          owed[later] = (owed[later] ?? 0) - (ties[row * seats + later] ?? 0)
      }
      roster.remove(who)
      if (!isWhole) return false
    }
    return true
  }

  /** First row, in the column's order or the one given, of somebody who may still be taken. */
  function firstFree(person: Int32Array = NO_ROWS, order?: Int32Array): number {
    for (let at = 0; at < person.length; at += 1) {
      const row = order === undefined ? at : (order[at] ?? 0)
      if (!roster.isBarred(person[row] ?? 0)) return row
    }
    return NOBODY
  }
}

const NOBODY = -1
const NO_ROWS = new Int32Array()
