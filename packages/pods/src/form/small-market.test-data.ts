import type { Market, Person } from '../market/market.ts'
import type { Scope, ScopeRole } from '../scope/scope.ts'

/** A role that needs one skill, its id. */
export function role(id: string, change: Partial<ScopeRole> = {}): ScopeRole {
  return {
    id,
    trade: id,
    labels: { fr: id, en: id },
    skills: [{ skill: id, level: 3, weight: 1, must: true }],
    effortDays: { min: 5, likely: 10, max: 15 },
    optional: false,
    reasons: [],
    ...change,
  }
}

export function scopeOf(roles: readonly ScopeRole[], change: Partial<Scope> = {}): Scope {
  return {
    archetype: 'website',
    roles,
    tasks: [],
    deliverables: [],
    milestones: [],
    budget: null,
    start: '2026-01-12',
    due: null,
    spoken: [],
    place: null,
    reasons: [],
    ...change,
  }
}

/** Somebody who has delivered one skill at level 3, is free all week and has done a POD. */
export function person(id: string, skill: string, change: Partial<Person> = {}): Person {
  return {
    id,
    skills: [{ skill, level: 3, evidence: 'delivered' }],
    freeHours: [35],
    dayRate: 400,
    languages: ['fr'],
    city: null,
    rating: { mean: 4, count: 5 },
    delivered: 1,
    openInvitations: 0,
    lastProposed: null,
    ...change,
  }
}

export function marketOf(people: readonly Person[], ties: Market['ties'] = []): Market {
  return { people, ties, firstWeek: '2026-01-05', currency: 'EUR' }
}
