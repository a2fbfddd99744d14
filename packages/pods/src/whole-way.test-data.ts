import { analyse } from './analyse/analyse.ts'
import { ARCHETYPES } from './analyse/analysis.ts'
import { OWN_BRIEFS } from './analyse/own-briefs.test-data.ts'
import { explain, hasSentence } from './explain/explain.ts'
import { namesOf } from './explain/names.ts'
import { formTeams } from './form/form-teams.ts'
import { CONCEPTS } from './lexicon/concepts.ts'
import type { Market, Person } from './market/market.ts'
import { planInputOf } from './plan/plan-input-of.ts'
import { createRandom } from './plan/random.ts'
import { schedule } from './plan/schedule.ts'
import { validatePlan } from './plan/validate-plan.ts'
import { canonical } from './record/canonical.ts'
import { formAgain, recordOf } from './record/record-of.ts'
import { type Search, searchOptions } from './record/search.ts'
import { scopeOf } from './scope/scope-of.ts'
import { dayRateOf, TRADES } from './scope/trades.ts'
import type { Fact, SkillLevel } from './units.ts'

const TODAY = '2026-11-23'
const PEOPLE_A_TRADE = 5

/** Brief of each kind of project: the first of our own whose label names the kind. */
export const BRIEFS: readonly { archetype: string; text: string }[] = ARCHETYPES.map(
  (archetype) => ({
    archetype,
    text: OWN_BRIEFS.find(({ expect }) => expect.archetype[0] === archetype)?.text ?? '',
  }),
)

/** Five made-up people of every trade that the scope knows, always the same. */
export function wholeMarket(): Market {
  const random = createRandom(13)
  const levels: readonly SkillLevel[] = [2, 3, 4, 5]
  const people = [...TRADES.keys()].flatMap((trade) => {
    const skills = [...CONCEPTS.values()].filter(({ trades }) => trades.includes(trade))
    return Array.from(
      { length: PEOPLE_A_TRADE },
      (_, at): Person => ({
        id: `${trade}-${at}`,
        skills: skills.map(({ slug }) => ({
          skill: slug,
          level: levels[random.below(levels.length)] ?? 3,
          evidence: random.share() < 0.5 ? 'self' : 'delivered',
        })),
        freeHours: Array.from({ length: 40 }, () => 14 + 7 * random.below(4)),
        dayRate: Math.round(dayRateOf(trade) * (0.7 + random.share() * 0.5)),
        languages: [
          'fr',
          'en',
          ...['de', 'nl', 'pl', 'es', 'it', 'pt'].filter(() => random.share() < 0.4),
        ],
        city: null,
        rating: { mean: 4, count: random.below(6) },
        delivered: random.below(3),
        openInvitations: random.below(3),
        lastProposed: null,
      }),
    )
  })
  return { people, ties: [], firstWeek: TODAY, currency: 'EUR' }
}

/** A brief's whole way through the engine, from its text to sentences in both languages. */
export function wholeWay(text: string, market: Market) {
  const analysis = analyse(text, { today: TODAY })
  const scope = { ...scopeOf(analysis, { text, today: TODAY }), place: null }
  const search: Search = { seed: 'project-1', steps: 50_000, region: 'FR' }
  const result = formTeams(scope, market, {}, searchOptions(search, { scope, market }))
  const times = { began: '2026-11-23T09:00:00Z', ended: '2026-11-23T09:00:01Z' }
  const record = recordOf({ scope, market, wishes: {}, search }, { result, times })
  const people = new Map(market.people.map((person) => [person.id, person]))
  const plans = result.teams.map((team) => {
    const input = planInputOf(scope, team.members, {
      people,
      firstWeek: market.firstWeek,
      region: 'FR',
    })
    const plan = schedule(input.tasks, input.people, input.calendar, { steps: 2_000 })
    return { plan, violations: validatePlan(input, plan) }
  })
  const facts: Fact[] = [
    ...analysis.facts,
    ...[scope, ...scope.roles, ...scope.tasks, ...scope.deliverables].flatMap(
      ({ reasons }) => reasons,
    ),
    ...result.facts,
    ...result.teams.flatMap((team) => [
      ...team.facts,
      ...team.members.flatMap(({ reasons }) => reasons),
    ]),
    ...plans.flatMap(({ plan }) => plan.facts),
  ]
  const say = (language: 'fr' | 'en') => {
    const names = namesOf(scope, { language, nameOf: (id) => `Person ${id}` })
    return facts.map((fact) => (hasSentence(fact) ? explain(fact, { language, names }) : undefined))
  }
  return {
    analysis,
    scope,
    result,
    again: canonical(formAgain(record, market)) === canonical(result),
    plans,
    sentences: { fr: say('fr'), en: say('en') },
  }
}
