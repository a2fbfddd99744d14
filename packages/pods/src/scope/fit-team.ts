import type { Slug } from '../units.ts'
import { deal, type Hands, likelyDays } from './deal.ts'
import type { Draft } from './drafts.ts'
import type { ScopeFact } from './scope-facts.ts'
import type { Seat } from './seats.ts'
import { areKin } from './trades.ts'

/** Work below which a seat is not worth another person, in person-days. */
const LEAST_SEAT_DAYS = 1

/**
 * Seats merged until there are at most `limit`, and none beside a kindred one with next to nothing to do. The first,
 * those that the brief names and those with a language of their own come last. `softLimit` is what the money suggests:
 * for it only kindred seats and small ones are merged.
 */
export function fitTeam(
  seats: readonly Seat[],
  drafts: readonly Draft[],
  { limit, softLimit }: Limits,
): Seat[] {
  let fitted = [...seats]
  for (;;) {
    const hands = deal(drafts, fitted)
    const merge = nextMerge(fitted, hands, { limit, softLimit })
    if (merge === undefined) return fitted
    fitted = fitted.flatMap((seat) =>
      seat === merge.from ? [] : [seat === merge.into ? absorbing(seat, merge.from) : seat],
    )
  }
}

type Limits = { limit: number; softLimit: number }

function nextMerge(seats: readonly Seat[], hands: Hands, { limit, softLimit }: Limits) {
  const load = ({ id }: Seat) => likelyDays(hands.get(id))
  const heaviest = seats.toSorted((a, b) => load(b) - load(a))
  const lightest = seats.toSorted(
    (a, b) => Number(b.optional) - Number(a.optional) || load(a) - load(b),
  )
  const kin = (from: Seat) =>
    heaviest.find((seat) => seat !== from && areKin(seat.trade, from.trade))
  const other = (from: Seat) => heaviest.find((seat) => seat !== from)
  const merge = (candidates: readonly Seat[], target: (from: Seat) => Seat | undefined) => {
    const from = candidates.find((seat) => target(seat) !== undefined)
    const into = from && target(from)
    return from && into && { from, into }
  }
  const [lead] = seats
  const free = lightest.filter((seat) => seat !== lead && !seat.named && seat.spoken.length === 0)
  if (seats.length > limit)
    return merge(free, kin) ?? merge(free, other) ?? merge(lightest, kin) ?? merge(lightest, other)
  const small = (most: number) => free.filter((seat) => load(seat) > 0 && load(seat) < most)
  if (seats.length > softLimit) return merge(free, kin) ?? merge(small(2 * LEAST_SEAT_DAYS), other)
  return merge(small(LEAST_SEAT_DAYS), kin)
}

function absorbing(seat: Seat, from: Seat): Seat {
  const takes = (trade: Slug): ScopeFact => ({ code: 'role-takes', values: { trade } })
  return {
    ...seat,
    covers: [...new Set([...seat.covers, ...from.covers])],
    skills: [
      ...seat.skills,
      ...from.skills.filter(({ skill }) => !seat.skills.some((one) => one.skill === skill)),
    ],
    optional: seat.optional && from.optional,
    named: seat.named || from.named,
    apart: seat.apart && from.apart,
    spoken: [...new Set([...seat.spoken, ...from.spoken])],
    reasons: [...seat.reasons, takes(from.trade)],
  }
}
