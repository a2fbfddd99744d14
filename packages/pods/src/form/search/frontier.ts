/** Classes of cost that a budget is parted into; one where there are few teams to look at. */
const CELLS = 1_024
const FEW_TEAMS = 2_000

/** Costs and bounding values of the candidates of each seat. */
export type Weighed = { cost: Float64Array; value: Float64Array }

/**
 * Bound on what the seats from `depth` on can still bring for at most `money`; -Infinity where it does not suffice.
 * Costs are rounded down to classes, so the bound holds and `money` may only shrink while it is in use.
 */
export type Frontier = (depth: number, money: number) => number

/** Frontier of the seats in their order, for at most `cap`. */
export function frontierOf(seats: readonly Weighed[], cap: number): Frontier {
  const least = seats.map(({ cost }) =>
    cost.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  )
  const most = seats.reduce((sum, { cost }) => sum + cost.reduce((a, b) => Math.max(a, b), 0), 0)
  const restLeast = suffixSums(least)
  const room = Math.min(cap, most) - (restLeast[0] ?? 0)
  const teams = seats.reduce((product, { cost }) => product * cost.length, 1)
  const isFree = cap >= most || teams < FEW_TEAMS
  const cells = isFree ? 1 : CELLS
  const size = isFree ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil((room + 1) / CELLS))
  const cellOf = (money: number) => Math.min(cells - 1, Math.floor(money / size))

  let after = new Float64Array(cells)
  const rows = [after]
  for (let depth = seats.length - 1; depth >= 0; depth -= 1) {
    const { cost = new Float64Array(), value = new Float64Array() } = seats[depth] ?? {}
    const bestAt = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY)
    for (let row = 0; row < cost.length; row += 1) {
      const cell = isFree ? 0 : Math.floor(((cost[row] ?? 0) - (least[depth] ?? 0)) / size)
      if (cell < cells && (value[row] ?? 0) > (bestAt[cell] ?? 0)) bestAt[cell] = value[row] ?? 0
    }
    after = addSeat(bestAt, after)
    rows.push(after)
  }
  rows.reverse()

  return (depth, money) => {
    const spare = money - (restLeast[depth] ?? 0)
    return spare < 0 ? Number.NEGATIVE_INFINITY : (rows[depth]?.[cellOf(spare)] ?? 0)
  }
}

/** Best sums of one candidate and the rest for each class of cost; only candidates better than all cheaper ones count. */
function addSeat(bestAt: Float64Array, after: Float64Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(after.length).fill(Number.NEGATIVE_INFINITY)
  let most = Number.NEGATIVE_INFINITY
  for (const [cell, value] of bestAt.entries()) {
    if (value <= most) continue
    most = value
    for (let to = cell; to < sums.length; to += 1) {
      const sum = value + (after[to - cell] ?? 0)
      if (sum > (sums[to] ?? 0)) sums[to] = sum
    }
  }
  return sums
}

/** Sums of the numbers from each place on, and 0 at the end. */
function suffixSums(numbers: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(numbers.length + 1)
  for (let at = numbers.length - 1; at >= 0; at -= 1)
    sums[at] = (sums[at + 1] ?? 0) + (numbers[at] ?? 0)
  return sums
}
