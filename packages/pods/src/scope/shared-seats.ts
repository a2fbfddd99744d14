import type { Day } from '../units.ts'
import { workingDays } from './dates.ts'
import { likelyDays } from './deal.ts'
import { type Draft, times } from './drafts.ts'
import type { Seat } from './seats.ts'
import type { Setting } from './setting.ts'
import type { Team } from './work-of-seats.ts'

/** Share of the working days until it is due that one person's work may fill. */
const MOST_FILLED = 0.8
/** Person-days below which a seat is not shared: it would be more talk than work. */
const LEAST_SHARED_DAYS = 20
/** Share of a seat's work from which one task of it is shared too. */
const LARGE_TASK = 0.4

/**
 * Team in which a seat with more work than one person can do until it is due is shared by two, as long as the team may
 * grow. Tasks are linked already; a large one becomes two halves that can be done side by side.
 */
export function sharedSeats(
  team: Team,
  {
    setting,
    dates,
    limit,
  }: { setting: Setting; dates: { start: Day; due: Day | null }; limit: number },
): Team {
  if (dates.due === null) return team
  const available = workingDays(dates.start, dates.due)
  let [seats, hands] = [team.seats, team.hands]
  for (const seat of team.seats) {
    const days = likelyDays(hands.get(seat.id))
    const second = secondOf(seat, seats, { days: Math.round(days), available })
    const isTight = days > MOST_FILLED * available && days >= LEAST_SHARED_DAYS
    const isFree = seats.length < limit && !seat.apart && seat.spoken.length === 0
    if (!isTight || !isFree || setting.edits.roles?.[second.id]?.removed) continue
    const halved = withHalves(hands, seat.id)
    const [own, other] = inTwo(halved.get(seat.id) ?? [])
    seats = seats.flatMap((one) => (one === seat ? [seat, second] : [one]))
    hands = new Map([...halved, [seat.id, own], [second.id, other]])
  }
  return { seats, hands }
}

function secondOf(
  seat: Seat,
  seats: readonly Seat[],
  values: { days: number; available: number },
): Seat {
  const number = 1 + seats.filter(({ trade }) => trade === seat.trade).length
  return {
    ...seat,
    id: `${seat.trade}-${number}`,
    reasons: [{ code: 'role-shared', values: { role: seat.id, ...values } }],
  }
}

/** Hands in which a seat's large tasks are two; whoever waited for one waits for both. */
function withHalves(hands: Team['hands'], seat: string): Team['hands'] {
  const own = hands.get(seat) ?? []
  const large = own.filter(({ days }) => days[1] > LARGE_TASK * likelyDays(own))
  const ids = new Set(large.map(({ id }) => id))
  const waiting = (draft: Draft): Draft => ({
    ...draft,
    after: draft.after.flatMap((id) => (ids.has(id) ? [id, `${id}-2`] : [id])),
  })
  const half = (draft: Draft, number: 1 | 2): Draft => ({
    ...draft,
    id: number === 1 ? draft.id : `${draft.id}-2`,
    labels: { fr: `${draft.labels.fr} (${number}/2)`, en: `${draft.labels.en} (${number}/2)` },
    days: times(draft.days, 0.5),
  })
  return new Map(
    [...hands].map(([id, drafts]) => [
      id,
      drafts
        .map(waiting)
        .flatMap((draft) => (ids.has(draft.id) ? [half(draft, 1), half(draft, 2)] : [draft])),
    ]),
  )
}

/** Tasks in two parts of about the same work, in their order. */
function inTwo(drafts: readonly Draft[]): [Draft[], Draft[]] {
  const [own, other]: [Draft[], Draft[]] = [[], []]
  for (const draft of drafts) (likelyDays(own) <= likelyDays(other) ? own : other).push(draft)
  return [own, other]
}
