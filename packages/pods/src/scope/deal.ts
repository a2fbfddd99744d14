import type { Draft } from './drafts.ts'
import { holderOf, type Seat, tradesOf } from './seats.ts'
import { areKin } from './trades.ts'

/** Seat id → its tasks. */
export type Hands = ReadonlyMap<string, readonly Draft[]>

/** Deals the tasks out to the seats: each to who is best suited, among equals to who has least to do. */
export function deal(drafts: readonly Draft[], seats: readonly Seat[]): Hands {
  const hands = new Map<string, Draft[]>(seats.map(({ id }) => [id, []]))
  const load = ({ id }: Seat) => (hands.get(id) ?? []).reduce((sum, { days }) => sum + days[1], 0)
  const open = seats.some(({ apart }) => !apart) ? seats.filter(({ apart }) => !apart) : seats
  for (const draft of drafts) {
    const suited = suitedSeats(draft, open)
    const [seat] = suited.toSorted((a, b) => load(a) - load(b))
    if (seat !== undefined) hands.get(seat.id)?.push(draft)
  }
  return hands
}

/** Seats that are equally suited to a task; at least one where there is any seat. */
function suitedSeats(draft: Draft, seats: readonly Seat[]): Seat[] {
  const settled = seats.find(({ id }) => id === draft.seat)
  if (settled !== undefined) return [settled]
  const trades = new Set(tradesOf(draft.skill))
  const does = ({ trade }: Seat) => trade === draft.trade || trades.has(trade)
  const covering = seats.filter(({ covers }) => covers.includes(draft.trade))
  const kin = seats.filter(({ trade }) => areKin(trade, draft.trade))
  const choices = [covering.filter(does), kin.filter(does), covering, kin]
  const suited = choices.find((choice) => choice.length > 0)
  const fallback = holderOf(draft.skill, seats) ?? seats[0]
  return suited ?? (fallback === undefined ? [] : [fallback])
}

/** Person-days of a seat's tasks. */
export const likelyDays = (drafts: readonly Draft[] | undefined): number =>
  (drafts ?? []).reduce((sum, { days }) => sum + days[1], 0)
