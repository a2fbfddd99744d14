import type { Language } from '@podium/i18n'
import {
  type Analysis,
  type AnyFact,
  analyse,
  applyRelaxation,
  archetypeName,
  dayNumber,
  dayOf,
  exampleMarket,
  explain,
  formTeams,
  namesOf,
  type Relaxation,
  relaxationFact,
  type Scope,
  scopeOf,
  type Team,
  type Wishes,
} from '@podium/pods'
import { marksOf } from './marks-of.ts'
import type { Trial, TrialTeam } from './trial.ts'

/** Changes tried one after another until there is a team. */
const MOST_CHANGES = 3
/** Steps of search: fast on a phone, and enough for a few people a seat. */
const STEPS = 20_000
const DAYS_A_WEEK = 7
/** Room above the least that a team needs. */
const BUDGET_ROOM = 1.25
const DUE_ROOM_DAYS = 21

type Reader = { today: string; language: Language }

/** Three teams for a brief from a market of made-up people; pure and without network. */
export function tryBrief(text: string, { today, language }: Reader): Trial {
  const analysis = analyse(text, { today })
  if (!isClear(analysis)) return { is: 'unclear' }
  const first = scopeOf(analysis, { text, today })
  const market = exampleMarket(first)
  const form = (scope: Scope, wishes: Wishes) =>
    formTeams(scope, market, wishes, { seed: 'example', steps: STEPS })
  const names = namesOf(first, { language, nameOf: (id) => id })
  const say = (fact: AnyFact) => explain(fact, { language, names })
  const changes: string[] = []
  let now: { scope: Scope; wishes: Wishes } = { scope: first, wishes: {} }
  let formation = form(now.scope, now.wishes)
  while (formation.teams.length === 0 && changes.length < MOST_CHANGES) {
    const [relaxation] = formation.relaxations
    if (relaxation === undefined) break
    changes.push(say(relaxationFact(relaxation, market.currency)))
    now = applyRelaxation(now, withRoom(relaxation))
    formation = form(now.scope, now.wishes)
  }
  return {
    is: 'teams',
    project: archetypeName(first.archetype, language),
    marks: marksOf(analysis),
    teams: formation.teams.map((team) => trialTeam(team, first, language)),
    changes,
    notes: [...analysis.facts, ...formation.facts].filter(isWorthSaying).map(say),
    missing: analysis.missing,
  }
}

/** Relaxation with room for teams that differ: just enough makes one team possible. */
function withRoom(relaxation: Relaxation): Relaxation {
  switch (relaxation.kind) {
    case 'budget':
      return { ...relaxation, to: relaxation.to * BUDGET_ROOM }
    case 'due':
      return { ...relaxation, to: dayOf(dayNumber(relaxation.to) + DUE_ROOM_DAYS) }
    default:
      return relaxation
  }
}

/** True where a word of the text names a skill or a trade; without one the kind of project is a guess. */
const isClear = ({ requirements }: Analysis) =>
  requirements.some(
    ({ kind, span, excluded }) =>
      (kind === 'skill' || kind === 'role') && span !== undefined && !excluded,
  )

/** True for what changes how the visitor should read the result. */
const isWorthSaying = ({ code }: AnyFact) =>
  code === 'brief-cut' || code === 'budget-other-currency'

function trialTeam(
  { kind, members, cost, start, finish }: Team,
  { roles }: Scope,
  language: Language,
): TrialTeam {
  const byId = new Map(roles.map((role) => [role.id, role]))
  return {
    kind,
    roles: members.flatMap(({ role: id, days, cost: price }) => {
      const role = byId.get(id)
      if (role === undefined) return []
      const name = role.labels[language].replaceAll("'", '’')
      return [{ id, trade: role.trade, name, days, cost: price }]
    }),
    weeks: Math.ceil((dayNumber(finish) - dayNumber(start) + 1) / DAYS_A_WEEK),
    cost,
  }
}
