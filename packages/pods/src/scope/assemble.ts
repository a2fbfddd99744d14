import type { Day, Estimate } from '../units.ts'
import { meantAmount, type Purse } from './budget.ts'
import { fromEuros } from './currencies.ts'
import { type Dates, workingDays } from './dates.ts'
import type { Draft } from './drafts.ts'
import { dealtOut, rounded, total } from './efforts.ts'
import { FEATURES } from './features.ts'
import { inOrder } from './links.ts'
import { roleSkills } from './role-skills.ts'
import type { Deliverable, Scope, ScopeRole, ScopeTask } from './scope.ts'
import type { ScopeFact } from './scope-facts.ts'
import { type Seat, spokenByAll } from './seats.ts'
import type { Setting } from './setting.ts'
import { money } from './size.ts'
import { dayRateOf } from './trades.ts'
import type { Team } from './work-of-seats.ts'

/** The scope that a team and its tasks come to. */
export function assembled(
  { seats, hands }: Team,
  {
    setting,
    purse,
    dates,
    reasons,
  }: { setting: Setting; purse: Purse | null; dates: Dates; reasons: readonly ScopeFact[] },
): Scope {
  const { template, wants } = setting
  const tasks = seats.flatMap((seat) => seatTasks(seat, hands.get(seat.id) ?? [], setting))
  const roles = seats.map((seat) => seatRole(seat, tasks, hands.get(seat.id) ?? [], seats, setting))
  const order = inOrder([...hands.values()].flat())
  const rank = new Map(order.map(({ id }, index) => [id, index]))
  const deliverables = deliverablesOf(order, setting)
  const milestones = template.milestones.filter(({ id }) =>
    tasks.some(({ milestone }) => milestone === id),
  )
  const { archetype } = template
  return {
    archetype,
    roles,
    tasks: tasks.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0)),
    deliverables: deliverables.filter(({ milestone }) =>
      milestones.some(({ id }) => id === milestone),
    ),
    milestones,
    budget: budgetOf(purse, roles, setting),
    start: dates.start,
    due: dates.due,
    spoken: spokenByAll(seats, wants),
    place: placeOf(setting),
    reasons: [
      { code: 'scope-archetype', values: { archetype } },
      ...reasons,
      ...moneyFacts(purse, roles, setting),
      ...dates.reasons,
      ...(dates.due === null ? [] : tightFacts(roles, dates.start, dates.due)),
    ],
  }
}

/** Tasks of a seat, their efforts rounded, or dealt out from what the client has set for the role. */
function seatTasks(seat: Seat, drafts: readonly Draft[], { edits }: Setting): ScopeTask[] {
  const asked = edits.roles?.[seat.id]?.effortDays
  const efforts =
    asked === undefined ? drafts.map(({ days }) => rounded(days)) : dealtOut(asked, drafts)
  return drafts.map(({ id, labels, skill, level, after, milestone, reasons }, at) => {
    const own = edits.tasks?.[id]?.effortDays
    const draft = drafts[at]
    const [set] = own === undefined || draft === undefined ? [] : dealtOut(own, [draft])
    const effortDays = set ?? efforts[at] ?? rounded([0, 0, 0])
    const reasonsOfEdits: ScopeFact[] =
      set !== undefined
        ? [{ code: 'task-effort-set', values: { days: set.likely } }]
        : asked !== undefined
          ? [{ code: 'effort-set', values: { role: seat.id, days: effortDays.likely } }]
          : []
    return {
      id,
      labels,
      role: seat.id,
      skill,
      level,
      effortDays,
      after,
      milestone,
      reasons: [...reasons, ...reasonsOfEdits],
    }
  })
}

function seatRole(
  seat: Seat,
  tasks: readonly ScopeTask[],
  drafts: readonly Draft[],
  seats: readonly Seat[],
  { wants, edits }: Setting,
): ScopeRole {
  const edit = edits.roles?.[seat.id]
  const { skills, reasons } = roleSkills(seat, { tasks: drafts, seats, wants, edit })
  const optional = edit?.optional
  return {
    id: seat.id,
    trade: seat.trade,
    labels: seat.labels,
    skills,
    effortDays: total(
      tasks.filter(({ role }) => role === seat.id).map(({ effortDays }) => effortDays),
    ),
    optional: optional ?? seat.optional,
    ...(seat.spoken.length > 0 ? { spoken: seat.spoken } : {}),
    reasons: [
      ...seat.reasons,
      ...reasons,
      ...(optional === undefined
        ? []
        : [{ code: 'role-optional-set' as const, values: { optional } }]),
    ],
  }
}

/** Deliverables that some task of the scope brings about. */
function deliverablesOf(drafts: readonly Draft[], { template }: Setting): Deliverable[] {
  const made = new Set(drafts.map(({ deliverable }) => deliverable))
  const { archetype } = template
  const typical: Deliverable[] = template.deliverables
    .filter(({ id }) => made.has(id))
    .map((one) => ({ ...one, reasons: [{ code: 'deliverable-typical', values: { archetype } }] }))
  const first = drafts.filter(
    ({ deliverable }, at) => drafts.findIndex((one) => one.deliverable === deliverable) === at,
  )
  const extra = first.flatMap(({ skill, milestone, deliverable }): Deliverable[] => {
    const labels = FEATURES.get(skill)?.labels
    if (deliverable !== `add-${skill}` || labels === undefined) return []
    return [
      {
        id: deliverable,
        labels,
        milestone,
        reasons: [{ code: 'deliverable-for-skill', values: { skill } }],
      },
    ]
  })
  return [...typical, ...extra]
}

/** Usual price of the work of some roles, in the currency of the brief. */
function usualPrice(
  roles: readonly ScopeRole[],
  of: (effort: Estimate) => number,
  currency: string,
): number {
  const euros = roles.reduce(
    (sum, { trade, effortDays }) => sum + of(effortDays) * dayRateOf(trade),
    0,
  )
  return money(fromEuros(euros, currency))
}

const daysOf = (roles: readonly ScopeRole[]): number =>
  roles.reduce((sum, { effortDays }) => sum + effortDays.likely, 0)

/** Bounds of the team's cost; of a price by the day, what the likely work comes to. */
function budgetOf(
  purse: Purse | null,
  roles: readonly ScopeRole[],
  { template }: Setting,
): Scope['budget'] {
  if (purse === null) return null
  const { min, max, currency, kind } = purse
  const factor = kind === 'rate' ? daysOf(roles) : (template.workShare ?? 1)
  const amount = (end: number | null) => (end === null ? null : Math.round(end * factor))
  return { min: amount(min), max: amount(max), currency }
}

function moneyFacts(
  purse: Purse | null,
  roles: readonly ScopeRole[],
  setting: Setting,
): ScopeFact[] {
  const days = daysOf(roles)
  const currency = purse?.currency ?? 'EUR'
  const cost = usualPrice(roles, ({ likely }) => likely, currency)
  const effort: ScopeFact = { code: 'scope-effort', values: { days, cost, currency } }
  if (purse === null) return [effort]
  if (purse.kind === 'rate') {
    const rate = Math.round(purse.max ?? purse.min ?? 0)
    const values = {
      rate,
      per: 'day' as const,
      periods: days,
      total: Math.round(rate * days),
      currency,
    }
    return [effort, { code: 'budget-by-period', values }]
  }
  const work = meantAmount(purse) * (setting.template.workShare ?? 1)
  const rate = Math.round(cost / days)
  return [
    effort,
    ...purse.reasons,
    { code: 'budget-covers', values: { days: Math.round(work / rate), rate, currency } },
  ]
}

function placeOf({ wants, template }: Setting): Scope['place'] {
  const { place: city, remote } = wants
  if (city === undefined || remote === 'remote') return null
  const isOnSite = remote === 'onsite' || (remote === undefined && template.archetype === 'event')
  return { city, mode: isOnSite ? 'onsite' : 'hybrid' }
}

/** Seats whose work hardly fits between start and due day. */
function tightFacts(roles: readonly ScopeRole[], start: Day, due: Day): ScopeFact[] {
  const available = workingDays(start, due)
  return roles.flatMap(({ id, effortDays: { likely } }): ScopeFact[] =>
    likely <= available
      ? []
      : [{ code: 'due-tight', values: { role: id, days: likely, available } }],
  )
}
