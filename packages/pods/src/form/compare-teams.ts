import { dayNumber } from '../days.ts'
import type { FormFact } from './form-facts.ts'
import { round } from './member-reasons.ts'
import type { Team } from './teams.ts'

/** Facts that set a team apart from another, and what it has in hand against budget and due day. */
export function differences(team: Team, other: Team, currency: string): FormFact[] {
  const than = other.kind
  const facts: FormFact[] = []
  const amount = round(Math.abs(team.cost - other.cost))
  const share = other.cost === 0 ? 0 : round(amount / other.cost)
  if (team.cost < other.cost)
    facts.push({ code: 'team-cheaper', values: { than, share, amount, currency } })
  if (team.cost > other.cost)
    facts.push({ code: 'team-dearer', values: { than, share, amount, currency } })
  const start = dayNumber(team.start) - dayNumber(other.start)
  if (start < 0) facts.push({ code: 'team-starts-earlier', values: { than, days: -start } })
  if (start > 0) facts.push({ code: 'team-starts-later', values: { than, days: start } })
  const finish = dayNumber(team.finish) - dayNumber(other.finish)
  if (finish < 0) facts.push({ code: 'team-finishes-earlier', values: { than, days: -finish } })
  if (finish > 0) facts.push({ code: 'team-finishes-later', values: { than, days: finish } })
  const points = tenths(team.quality - other.quality)
  if (points > 0) facts.push({ code: 'team-better', values: { than, points } })
  if (points < 0) facts.push({ code: 'team-weaker', values: { than, points: -points } })
  return facts
}

/** Measures in which a team is worse than the first other that is worse in none; empty without such a team. */
export function outdoneFacts(team: Team, others: readonly Team[], currency: string): FormFact[] {
  const gaps = others.map((other) => ({
    than: other.kind,
    amount: round(team.cost - other.cost),
    share: other.cost === 0 ? 0 : round((team.cost - other.cost) / other.cost),
    points: tenths(other.quality - team.quality),
    days: dayNumber(team.finish) - dayNumber(other.finish),
    currency,
  }))
  const worst = gaps.find(
    ({ amount, points, days }) =>
      Math.min(amount, points, days) >= 0 && Math.max(amount, points, days) > 0,
  )
  return worst === undefined ? [] : [{ code: 'team-outdone', values: worst }]
}

/** Difference of two qualities to a tenth of a point, as it is said. */
const tenths = (difference: number): number => Math.round(difference * 1000) / 1000

/** Room under the budget and before the day it is due; Infinity where nothing is said. */
export function roomFacts(
  team: Team,
  { budget, due, currency }: { budget: number; due: string | null; currency: string },
): FormFact[] {
  const facts: FormFact[] = []
  if (Number.isFinite(budget)) {
    const spare = round(budget - team.cost)
    const share = budget === 0 ? 0 : round(spare / budget)
    facts.push({ code: 'team-under-budget', values: { budget, spare, share, currency } })
  }
  if (due !== null) {
    const days = dayNumber(due) - dayNumber(team.finish)
    facts.push(
      days >= 0
        ? { code: 'team-before-due', values: { due, days } }
        : { code: 'team-after-due', values: { due, days: -days } },
    )
  }
  return facts
}
