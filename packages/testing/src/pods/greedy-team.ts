import { seatsOf } from './plain-seats.ts'
import type { SeededCase } from './seeded-market.ts'

/**
 * Baseline matcher: role after role, the scarcest first, the best-fitting person who leaves enough
 * money for the cheapest people of the other roles. Role id → person id, or null if it runs into a
 * dead end.
 */
export function greedyTeam({ scope, market, wishes }: SeededCase): Record<string, string> | null {
  const due = wishes.due ?? '9999'
  const open = seatsOf(scope, market)
    .map((seats, role) => ({
      role: scope.roles[role]?.id ?? '',
      seats: seats
        .filter(({ finish }) => finish <= due)
        .sort((a, b) => b.fit - a.fit || a.cost - b.cost),
    }))
    .sort((a, b) => a.seats.length - b.seats.length)
  const cheapest = open.map(({ seats }) => Math.min(...seats.map(({ cost }) => cost)))
  const team: Record<string, string> = {}
  let budget = wishes.budget ?? Number.POSITIVE_INFINITY
  for (const [at, { role, seats }] of open.entries()) {
    const kept = cheapest.slice(at + 1).reduce((sum, cost) => sum + cost, 0)
    const taken = new Set(Object.values(team))
    const seat = seats.find(({ person, cost }) => !taken.has(person.id) && cost <= budget - kept)
    if (seat === undefined) return null
    team[role] = seat.person.id
    budget -= seat.cost
  }
  return team
}
