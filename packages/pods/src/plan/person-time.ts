/** Working time of one person on the planner's time line. */
export type PersonTime = {
  /** Minutes the person can work before each half-day: one entry more than there are half-days. */
  before: Int32Array
  /** Most minutes of any half-day. */
  most: number
}

export function personTime(minutes: Int32Array): PersonTime {
  const before = new Int32Array(minutes.length + 1)
  let most = 0
  minutes.forEach((amount, at) => {
    before[at + 1] = (before[at] ?? 0) + amount
    most = Math.max(most, amount)
  })
  return { before, most }
}

/**
 * Half-day before which work of `effort` minutes, begun at half-day `from`, is done; the last entry's index (the
 * horizon) where it does not fit. Work without effort is done at once.
 */
export function endOf({ before, most }: PersonTime, from: number, effort: number): number {
  if (effort === 0) return from
  const horizon = before.length - 1
  const target = at(before, from) + effort
  if (from >= horizon || target > at(before, horizon)) return horizon
  // Nobody works more than `most` a half-day, so each step lands at the end or before it.
  let end = from
  for (let missing = effort; missing > 0; missing = target - at(before, end))
    end += Math.ceil(missing / most)
  return end
}

/** First half-day from `from` on in which the person works; the horizon where there is none. */
export function firstWorking({ before }: PersonTime, from: number): number {
  const horizon = before.length - 1
  let first = from
  while (first < horizon && at(before, first + 1) === at(before, first)) first += 1
  return first
}

/** Latest half-day to begin work of `effort` minutes that is done before half-day `to`; -1 where there is none. */
export function latestStart({ before }: PersonTime, to: number, effort: number): number {
  const target = at(before, to) - effort
  let low = -1
  let high = to
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (at(before, middle) <= target) low = middle
    else high = middle - 1
  }
  return low
}

/** Half-days in [from, to) in which the person works. */
export function workingHalfDays({ before }: PersonTime, from: number, to: number): number {
  let count = 0
  for (let half = from; half < to; half += 1)
    if (at(before, half + 1) > at(before, half)) count += 1
  return count
}

/** Entry of a typed array whose index is known to lie within it. */
function at(entries: Int32Array, index: number): number {
  return entries[index] ?? 0
}
