import { type Hands, likelyDays } from './deal.ts'
import { type Days, type Draft, times } from './drafts.ts'
import { type Seat, seatOf } from './seats.ts'
import type { Setting } from './setting.ts'
import { TRADES } from './trades.ts'

export type Team = { seats: readonly Seat[]; hands: Hands }

const USUAL_ADDED_DAYS = 5

/** Team whose seats all have work: one that was asked for and has none gets some, another without any is given up. */
export function busyTeam({ seats, hands }: Team, setting: Setting): Team {
  const busy = new Map<string, readonly Draft[]>()
  const kept = seats.filter((seat) => {
    const tasks = hands.get(seat.id) ?? []
    const isKept = tasks.length > 0 || (seat.named && !isDropped(seat, setting))
    if (isKept)
      busy.set(seat.id, tasks.length > 0 || steers(seat) ? tasks : [askedFor(seat, setting)])
    return isKept
  })
  return kept.length > 0 ? { seats: kept, hands: busy } : { seats, hands }
}

/** True where the client has dropped what the seat would have brought about. */
const isDropped = ({ covers }: Seat, { template, edits }: Setting): boolean =>
  template.tasks.some(
    ({ trade, deliverable = '' }) => covers.includes(trade) && edits.dropped?.includes(deliverable),
  )

const steers = ({ trade }: Seat): boolean => TRADES.get(trade)?.field === 'steering'

/** Work of a seat that is asked for without saying what it does. */
function askedFor(seat: Seat, { template, edits }: Setting): Draft {
  const { id, trade, labels, skills } = seat
  const added = edits.added?.find((one) => one.trade === trade)
  const days = added?.days ?? USUAL_ADDED_DAYS
  return {
    id: `work-${id}`,
    labels: { fr: `Mission : ${labels.fr}`, en: `Assignment: ${labels.en}` },
    trade,
    skill: skills[0]?.skill ?? trade,
    level: 3,
    days: range(days),
    fixed: added?.days !== undefined,
    eachLanguage: false,
    extra: true,
    seat: id,
    after: template.extras.after,
    milestone: template.extras.milestone,
    reasons: [{ code: 'effort-assumed', values: { trade, days } }],
  }
}

const range = (likely: number): Days => times([0.7, 1, 1.4], likely)

/** Seats from which on somebody coordinates. */
const COORDINATED_SEATS = 3
/** Least person-days that a seat of coordination is worth another person for. */
const LEAST_COORDINATION = 1.5
const USUAL_SHARE = 0.1

/** Team with the work of coordination: of whom the brief names for it, else of a seat of its own where the team is large. */
export function coordinated(team: Team, setting: Setting, limit: number): Team {
  const { template, wants, edits } = setting
  const { trade, share } = template.coordination ?? { trade: '', share: USUAL_SHARE }
  const days = [...team.hands.values()].reduce((sum, tasks) => sum + likelyDays(tasks), 0)
  const idle = team.seats.find((seat) => steers(seat) && likelyDays(team.hands.get(seat.id)) === 0)
  const isLarge =
    trade !== '' &&
    team.seats.length >= COORDINATED_SEATS &&
    team.seats.length < limit &&
    days * share >= LEAST_COORDINATION &&
    !team.seats.some(steers) &&
    !wants.refusedRoles.has(trade) &&
    edits.roles?.[trade]?.removed !== true
  const seat = idle ?? (isLarge ? coordinatorOf(trade, share) : undefined)
  if (seat === undefined) return team
  const draft: Draft = {
    id: 'coordination',
    labels: { fr: 'Coordination et suivi', en: 'Coordination and follow-up' },
    trade: seat.trade,
    skill: 'project-management',
    level: 3,
    days: range(days * share),
    fixed: false,
    eachLanguage: false,
    extra: false,
    seat: seat.id,
    after: [],
    milestone: template.milestones.at(-1)?.id ?? template.extras.milestone,
    reasons: [{ code: 'effort-share', values: { share, days } }],
  }
  return {
    seats: idle === undefined ? [...team.seats, seat] : team.seats,
    hands: new Map([...team.hands, [seat.id, [draft]]]),
  }
}

const coordinatorOf = (trade: string, share: number): Seat => ({
  ...seatOf(trade),
  skills: [{ skill: 'project-management', level: 3 }],
  reasons: [{ code: 'role-coordination', values: { share } }],
})
