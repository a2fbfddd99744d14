import { pick } from '../pool/candidates.ts'
import type { Pool } from '../pool/pool.ts'
import { type BestTeams, bestTeams } from './best-teams.ts'
import { type Column, columnsWithoutTies, type PlacedSeat, withTies } from './columns.ts'
import { searchDepthFirst } from './depth-first.ts'
import { narrow, worthsAt } from './narrow.ts'
import { findPrices, type Prices } from './prices.ts'
import type { Aim, Found, Problem } from './problem.ts'
import { sortColumns, topRows } from './sorted-columns.ts'
import type { Steps } from './steps.ts'
import { bareValue, coverageValue, tiesValue } from './team-value.ts'

/** Candidates of each seat in the first, short searches. */
const SHORTLISTS = [6, 24]
const SHORTLIST_STEPS = 20_000
/** Lists that shrink by less than this share are not priced again. */
const WORTH_ANOTHER_ROUND = 0.8
const MOST_ROUNDS = 6

/**
 * Result of a search: the teams found, best first, and what no team can beat: a quality or a cost, as was aimed at.
 */
export type Solution = { teams: readonly Found[]; isProven: boolean; bound: number }

/**
 * The best teams for a problem: of most quality, or of least cost. Exact unless the steps run out; then `bound` says
 * how far from the best they can be at most. The quality of a team is that in the language most of it speaks, so each
 * language is searched on its own.
 */
export function solve(
  problem: Problem,
  aim: Aim,
  { steps, keep = 1 }: { steps: Steps; keep?: number | 'any' },
): Solution {
  const { pool, seats, floor } = problem
  const none = {
    teams: [],
    isProven: true,
    bound: aim === 'quality' ? 0 : Number.POSITIVE_INFINITY,
  }
  if (seats.some(({ candidates }) => candidates.person.length === 0)) return none
  const sumOf = (figure: (costs: Float64Array) => number) =>
    seats.reduce((sum, { candidates }) => sum + figure(candidates.cost), 0)
  if (sumOf((costs) => costs.reduce((a, b) => Math.min(a, b))) > problem.cap) return none
  const dearest = sumOf((costs) => costs.reduce((a, b) => Math.max(a, b)))
  const best = bestTeams(aim, { floor, cap: Math.min(problem.cap, dearest), keep })
  const placed = seats.map((seat, place): PlacedSeat => ({ ...seat, place }))
  const languages = languagesOf(pool, placed)
  let isProven = true
  let bound = aim === 'quality' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (const speaks of languages) {
    const loose = searchInLanguage(problem, placed, { speaks, best, steps, aim })
    if (loose === null) continue
    isProven = false
    bound = aim === 'quality' ? Math.max(bound, loose) : Math.min(bound, loose)
  }
  const first = best.teams[0]
  if (first === undefined) return { teams: [], isProven, bound }
  const reached = aim === 'quality' ? first.value : first.cost
  const beyond = aim === 'quality' ? Math.max(reached, bound) : Math.min(reached, bound)
  return { teams: best.teams, isProven, bound: isProven ? reached : beyond }
}

/** Speakers of each language, the most spoken first; where nobody speaks any, one language without speakers. */
function languagesOf({ people, speakers }: Pool, seats: readonly PlacedSeat[]): Uint8Array[] {
  if (speakers.length === 0) return [new Uint8Array(people.length)]
  return speakers
    .map(({ language, speaks }) => ({ language, speaks, share: share(speaks, seats) }))
    .sort((a, b) => b.share - a.share || (a.language < b.language ? -1 : 1))
    .map(({ speaks }) => speaks)
}

/** Share of the candidates who speak a language. */
function share(speaks: Uint8Array, seats: readonly PlacedSeat[]): number {
  let all = 0
  let some = 0
  for (const { candidates } of seats) {
    all += candidates.person.length
    for (const who of candidates.person) some += speaks[who] ?? 0
  }
  return all === 0 ? 0 : some / all
}

/** Adds to `best` what teams of one language offer. Null when nothing better is left, else the bound on what is. */
function searchInLanguage(
  problem: Problem,
  placed: readonly PlacedSeat[],
  { speaks, best, steps, aim }: { speaks: Uint8Array; best: BestTeams; steps: Steps; aim: Aim },
): number | null {
  const { pool, apartFrom } = problem
  let seats = placed.toSorted((a, b) => size(a) - size(b) || a.place - b.place)
  let before = Number.POSITIVE_INFINITY
  for (let round = 0; ; round += 1) {
    if (seats.some((seat) => size(seat) === 0)) return null
    const bare = columnsWithoutTies(pool, seats, speaks)
    const price = (columns: readonly Column[]) =>
      findPrices(pool, columns, best, {
        steps,
        meet: (rows) => meet(problem, columns, rows, best),
      })
    const withoutTies = price(bare)
    const columns = withTies(bare, seats, {
      ties: pool.ties,
      worths: worthsAt(pool, bare, withoutTies),
    })
    const prices = columns === bare ? withoutTies : price(columns)
    if (prices.rest + prices.money * best.cap < best.floor) return null
    const sorted = sortColumns(columns, narrow(pool, columns, best, prices))
    for (const most of round === 0 ? SHORTLISTS : []) {
      const short = sorted.map((column) => topRows(column, seats.length, most))
      searchDepthFirst(pool, short, best, {
        prices,
        apartFrom,
        steps: steps.part(SHORTLIST_STEPS),
      })
    }
    const narrowed = narrow(pool, columns, best, prices)
    const left = narrowed.reduce((sum, { rows }) => sum + rows.length, 0)
    if (narrowed.some(({ rows }) => rows.length === 0)) return null
    if (left > before * WORTH_ANOTHER_ROUND || round === MOST_ROUNDS) {
      const isWhole = searchDepthFirst(pool, sortColumns(columns, narrowed), best, {
        prices,
        apartFrom,
        steps,
      })
      return isWhole ? null : looseBound(prices, best, aim)
    }
    before = left
    seats = seats
      .map((seat, at) => ({
        ...seat,
        candidates: pick(seat.candidates, (narrowed[at]?.rows ?? new Int32Array()).toSorted()),
      }))
      .sort((a, b) => size(a) - size(b) || a.place - b.place)
  }
}

const size = ({ candidates }: PlacedSeat) => candidates.person.length

/** Bound that no team can beat, by the prices alone. */
function looseBound({ rest, money }: Prices, best: BestTeams, aim: Aim): number {
  if (aim === 'quality') return rest + money * best.cap
  return money === 0 ? 0 : Math.max(0, Math.ceil((best.floor - rest) / money))
}

/** Offers the team of these rows if it is one: of different people, apart from the others. */
function meet(
  { pool, apartFrom }: Problem,
  columns: readonly Column[],
  rows: Int32Array,
  best: BestTeams,
): void {
  const people = new Int32Array(columns.length)
  let cost = 0
  let value = bareValue(pool, columns.length)
  for (const [at, column] of columns.entries()) {
    const row = rows[at] ?? 0
    people[column.place] = column.person[row] ?? 0
    cost += column.cost[row] ?? 0
    value += column.own[row] ?? 0
  }
  if (cost > best.cap || new Set(people).size < people.length) return
  if (apartFrom.some(({ isIn, most }) => people.filter((who) => isIn[who] === 1).length > most))
    return
  best.offer(people, value + coverageValue(pool, people) + tiesValue(pool, people), cost)
}
