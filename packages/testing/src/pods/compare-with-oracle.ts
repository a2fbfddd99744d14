import { dayNumber, dayOf, formTeams, type Team, type TeamKind } from '@podium/pods'
import { type Oracle, oracleFor, type Question } from './oracle.ts'
import type { SeededCase } from './seeded-market.ts'

/** Objective of a team kind (quality, cost, days) by engine and oracle; null: there is no team. */
export type Compared = { kind: TeamKind; ours: number | null; best: number | null }

const ALL_TIME = '2100-01-01'
const QUALITY_SHARE = { economy: 0.88, speed: 0.85 }
/** Tolerance: the engine counts quality in millionths, term by term. */
const ROUNDING = 1e-5

/**
 * Objectives of a seeded case's three teams beside the oracle's. Each kind is asked with the teams
 * before it as the engine chose them, because they restrict it. Partial teams count as none, and a
 * kind that changed for a newcomer is left out.
 */
export async function compareWithOracle(
  { scope, market, wishes }: SeededCase,
  seed: string,
): Promise<Compared[]> {
  const formed = formTeams(scope, market, wishes, { seed })
  const teams = formed.teams.filter(({ open }) => open.length === 0)
  const oracle = await oracleFor(scope, market)
  const asked = { budget: wishes.budget ?? Number.MAX_SAFE_INTEGER, due: wishes.due ?? ALL_TIME }
  const best = oracle({ ...asked, aim: 'quality', quality: 0, apartFrom: [] })
  const excellence = teams.find(({ kind }) => kind === 'excellence')
  const compared: Compared[] = [{ kind: 'excellence', ours: excellence?.quality ?? null, best }]
  if (excellence === undefined) return compared

  for (const kind of ['economy', 'speed'] as const) {
    const team = teams.find((one) => one.kind === kind)
    if (team?.facts.some(({ code }) => code === 'team-newcomer')) continue
    const before = teams.filter(
      (one) => one === excellence || (kind === 'speed' && one.kind === 'economy'),
    )
    const quality = excellence.quality * QUALITY_SHARE[kind]
    const apart = (differ: number) =>
      before.map(({ members }) => ({
        people: members.map(({ person }) => person),
        most: members.length - differ,
      }))
    const wanted = scope.roles.length >= 4 ? 2 : 1
    const cheapest = (differ: number) =>
      oracle({ ...asked, aim: 'cost', quality: quality - ROUNDING, apartFrom: apart(differ) })
    const cost = cheapest(wanted)
    const differ = cost === null ? 1 : wanted
    const question = { ...asked, quality, apartFrom: apart(differ) }
    compared.push(
      kind === 'economy'
        ? { kind, ours: team?.cost ?? null, best: cost ?? cheapest(1) }
        : { kind, ...daysOf(oracle, team, { question, start: scope.start }) },
    )
  }
  return compared
}

/**
 * Days to the finish, and to the earliest possible one, found by asking again while a team a day
 * earlier exists.
 */
function daysOf(
  oracle: Oracle,
  team: Team | undefined,
  { question, start }: { question: Omit<Question, 'aim'>; start: string },
): Omit<Compared, 'kind'> {
  const from = dayNumber(start)
  const can = (day: number) => {
    const best = oracle({ ...question, aim: 'quality', quality: 0, due: dayOf(day) })
    return best !== null && best >= question.quality + ROUNDING
  }
  if (team === undefined)
    return { ours: null, best: can(dayNumber(question.due)) ? Number.NaN : null }
  const ours = dayNumber(team.finish)
  let best = ours
  while (can(best - 1)) best -= 1
  return { ours: ours - from + 1, best: best - from + 1 }
}
