import type { Ask } from './ask.ts'
import { type Candidates, COMPLETE, filterCandidates } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'
import { until } from './search/fastest.ts'
import type { Problem } from './search/problem.ts'
import { seatLists } from './seat-lists.ts'

/** A skill that one seat may do without. */
export type Waived = { seat: number; skill: number }

/** Candidates of every seat as asked, whenever they finish. */
export function candidatesFor(pool: Pool, ask: Ask, waived?: Waived): Candidates[] {
  return seatLists(pool, ask).map((list, seat) =>
    filterCandidates(list, (row) => {
      const lacks = list.lacks[row] ?? COMPLETE
      return lacks === COMPLETE || (waived?.seat === seat && waived.skill === lacks)
    }),
  )
}

/** The problem of filling all seats but the open ones, from these candidates, in time and within the budget. */
export function problemFor(
  pool: Pool,
  lists: readonly Candidates[],
  { ask, open }: { ask: Ask; open: ReadonlySet<number> },
): Problem {
  const seats = lists.flatMap((candidates, seat) => (open.has(seat) ? [] : [{ seat, candidates }]))
  return until({ pool, seats, cap: ask.cap, floor: ask.floor, apartFrom: [] }, ask.due)
}

/** Seats that nobody can take; a locked seat is not one of them. */
export function seatsWithoutAnybody(
  { seats }: Pool,
  lists: readonly Candidates[],
  { locked }: Ask,
): number[] {
  return lists.flatMap((list, seat) =>
    list.person.length === 0 && !locked.has(seats[seat]?.role.id ?? '') ? [seat] : [],
  )
}
