import type { Analysis } from '../analyse/analysis.ts'
import type { Day } from '../units.ts'
import { TEMPLATES } from './archetypes/index.ts'
import { assembled } from './assemble.ts'
import { meantAmount, type Purse, purseOf } from './budget.ts'
import { COUNT_UNITS, type CountUnit } from './count-units.ts'
import { type Count, countsOf } from './counts.ts'
import { toEuros } from './currencies.ts'
import { datesOf } from './dates.ts'
import { deal, type Hands } from './deal.ts'
import { draftTasks } from './draft-tasks.ts'
import type { Draft } from './drafts.ts'
import type { Edits } from './edits.ts'
import { fitTeam } from './fit-team.ts'
import { linked } from './links.ts'
import type { Scope } from './scope.ts'
import type { ScopeFact } from './scope-facts.ts'
import { MOST_SEATS, type Seat, seatsOf } from './seats.ts'
import type { Setting } from './setting.ts'
import { sharedSeats } from './shared-seats.ts'
import { sizedByBudget, sizedByDuration, sizedByWord } from './size.ts'
import { type Wants, wantsOf } from './wants.ts'
import { busyTeam, coordinated } from './work-of-seats.ts'

/** Least that a seat costs in euros: two days of usual work. */
const LEAST_SEAT_COST = 900

/**
 * Scope of a project from what its brief says, what its text counts and what the client has changed since. Pure: the
 * same arguments give the same bytes. `today` is the client's day; no work begins before it.
 */
export function scopeOf(
  analysis: Analysis,
  { text, today, edits = {} }: { text: string; today: Day; edits?: Edits },
): Scope {
  const template = TEMPLATES[edits.archetype ?? analysis.archetype]
  const wants = wantsOf(analysis, text)
  const { counts, reasons: countReasons } = correctedCounts(text, wants, edits)
  const purse = purseOf(wants, counts, edits)
  const wished = seatsOf(template, wants, edits)
  const setting: Setting = { template, seats: wished, wants, counts, edits }
  const limit = edits.teamMax ?? wants.teamMax
  const drafts = draftTasks(setting)
  const wanted = withoutRemoved(drafts, edits)
  const fitted = fitTeam(wished, wanted, {
    limit: Math.max(1, limit ?? MOST_SEATS + (edits.added?.length ?? 0)),
    softLimit: softLimitOf(purse, wished),
  })
  const kept = fitted.filter(({ id }) => edits.roles?.[id]?.removed !== true)
  const seats = kept.length > 0 ? kept : fitted.slice(0, 1)
  const staying = { ...setting, seats }
  // The work of a seat that the client removes goes with it: somebody outside the team does it.
  const dealt = [...deal(wanted, fitted)].filter(([id]) => seats.some((seat) => seat.id === id))
  const team = busyTeam({ seats, hands: new Map(dealt) }, staying)
  const settled = { ...setting, seats: team.seats }
  const worded = sizedByWord(team.hands, text)
  const paid = sizedByBudget(worded.hands, purse, settled)
  const lasting = sizedByDuration(paid.hands, purse, settled)
  const complete = coordinated(
    { seats: team.seats, hands: lasting.hands },
    settled,
    limit ?? MOST_SEATS,
  )
  const dates = datesOf(wants, edits, today)
  const shared = sharedSeats(
    { seats: complete.seats, hands: linkedHands(complete.hands, settled, drafts) },
    { setting, dates, limit: limit ?? MOST_SEATS },
  )
  return assembled(shared, {
    setting: { ...setting, seats: shared.seats },
    purse,
    dates,
    reasons: [
      ...(limit === undefined ? [] : [{ code: 'team-limit' as const, values: { seats: limit } }]),
      ...countReasons,
      ...worded.reasons,
      ...paid.reasons,
      ...refusals(wants),
      ...editReasons(fitted, edits),
      ...drafts
        .filter((draft) => !wanted.includes(draft))
        .map(({ id }) => ({ code: 'task-removed' as const, values: { task: id } })),
    ],
  })
}

/** Seats that the money suggests: what it pays two days of each of, or, paid by the day, those that the brief names. */
function softLimitOf(purse: Purse | null, seats: readonly Seat[]): number {
  if (purse === null) return MOST_SEATS
  const named = seats.filter((seat) => seat.named).length
  if (purse.kind === 'rate') return named > 0 ? named : MOST_SEATS
  return Math.max(1, Math.floor(toEuros(meantAmount(purse), purse.currency) / LEAST_SEAT_COST))
}

/** Tasks but those that the client has removed; all of them where none would be left. */
function withoutRemoved(drafts: readonly Draft[], { tasks = {} }: Edits): readonly Draft[] {
  const left = drafts.filter(({ id }) => tasks[id]?.removed !== true)
  return left.length > 0 ? left : drafts
}

/** Hands with their tasks linked to each other. */
function linkedHands(hands: Hands, setting: Setting, drafts: readonly Draft[]): Hands {
  const all = [...hands.values()].flat()
  const ids = new Set(all.map(({ id }) => id))
  const links = linked(all, {
    template: setting.template,
    gone: drafts.filter(({ id }) => !ids.has(id)),
  })
  const byId = new Map(links.map((draft) => [draft.id, draft]))
  return new Map(
    [...hands].map(([id, own]) => [id, own.map((draft) => byId.get(draft.id) ?? draft)]),
  )
}

const refusals = ({ refusedRoles, refusedSkills }: Wants): ScopeFact[] => [
  ...[...refusedRoles].map((trade) => ({ code: 'role-excluded' as const, values: { trade } })),
  ...[...refusedSkills].map((skill) => ({ code: 'skill-excluded' as const, values: { skill } })),
]

const editReasons = (seats: readonly Seat[], { roles = {}, dropped = [] }: Edits): ScopeFact[] => [
  ...seats
    .filter(({ id }) => roles[id]?.removed === true)
    .map(({ id }) => ({ code: 'role-removed' as const, values: { role: id } })),
  ...dropped.map((deliverable) => ({
    code: 'deliverable-dropped' as const,
    values: { deliverable },
  })),
]

/** Months that a budget by the month is taken to last where the brief does not say. */
const USUAL_MONTHS = 3
const DAYS_PER_MONTH = 30

/** Counts of the text, those that the client has corrected in their place. */
function correctedCounts(text: string, wants: Wants, edits: Edits) {
  const reasons = new Map<CountUnit, ScopeFact>()
  const counts = new Map<CountUnit, Count>()
  const put = (count: Count, reason: ScopeFact) => {
    counts.set(count.unit, count)
    reasons.set(count.unit, reason)
  }
  for (const count of countsOf(text)) put(count, { code: 'count-read', values: count })
  if (!counts.has('months') && wants.budget?.per === 'month') {
    const months = Math.round((wants.durationDays ?? 0) / DAYS_PER_MONTH) || USUAL_MONTHS
    const values = { unit: 'months' as const, count: months }
    put({ ...values, quote: '' }, { code: 'count-assumed', values })
  }
  for (const unit of COUNT_UNITS) {
    const count = edits.counts?.[unit]
    if (count !== undefined)
      put({ unit, count, quote: '' }, { code: 'count-set', values: { unit, count } })
  }
  return { counts, reasons: [...reasons.values()] }
}
