import type { Links } from '../pool/links.ts'
import type { SeatToFill } from './problem.ts'

const NOBODY = -1

/**
 * Table for each seat, candidates × seats: worth of the best tie from the candidate to somebody of that other seat,
 * as far as it is counted on the candidate's side. Each tie is parted between its two ends, more of it to the one
 * who has more `slack` (what is missing to the best of the seat), because there it raises no bound. The sides of a
 * pair together are never less than the pair, so the tables bound what ties can add to a team.
 */
export function tieShares(
  seats: readonly SeatToFill[],
  ties: Links,
  slack: readonly Float64Array[],
): Float64Array[] {
  const people = ties.start.length - 1
  const rowOf = new Int32Array(people * seats.length).fill(NOBODY)
  for (const [seat, { candidates }] of seats.entries())
    for (const [row, who] of candidates.person.entries()) rowOf[who * seats.length + seat] = row

  return seats.map(({ candidates: { person } }, own) => {
    const shares = new Float64Array(person.length * seats.length)
    for (let row = 0; row < person.length; row += 1) {
      const who = person[row] ?? 0
      const missing = slack[own]?.[row] ?? 0
      for (let link = ties.start[who] ?? 0; link < (ties.start[who + 1] ?? 0); link += 1) {
        for (let seat = 0; seat < seats.length; seat += 1) {
          const other = rowOf[(ties.to[link] ?? 0) * seats.length + seat] ?? NOBODY
          if (seat === own || other === NOBODY) continue
          const value = ties.value[link] ?? 0
          const theirs = slack[seat]?.[other] ?? 0
          const share =
            own < seat ? part(value, missing, theirs) : value - part(value, theirs, missing)
          const cell = row * seats.length + seat
          if (share > (shares[cell] ?? 0)) shares[cell] = share
        }
      }
    }
    return shares
  })
}

/** Whole part of a value that falls to the first of two, by their slacks. */
function part(value: number, first: number, second: number): number {
  return first + second === 0
    ? Math.round(value / 2)
    : Math.round((value * first) / (first + second))
}
