import type { Links } from '../pool/links.ts'
import type { Pool } from '../pool/pool.ts'
import type { BestTeams } from './best-teams.ts'
import { openSkills } from './certain-skills.ts'
import type { Column } from './columns.ts'
import type { Steps } from './steps.ts'
import { bareValue } from './team-value.ts'

const ROUNDS = 60
/** Rounds without which there is no bound to speak of, whatever the steps. */
const LEAST_ROUNDS = 20
/** Rounds without a better bound after which the steps get shorter. */
const PATIENCE = 4
const SHORTER = 0.6
const SHORTEST = 0.05
/** First aim where nothing else is known: this share below the first bound. */
const FIRST_AIM = 0.97
/** Prices of money are multiples of this, so that sums with them stay exact. */
const MONEY_UNIT = 2 ** -20
/** Entries of a list that count as one step. */
const ENTRIES_A_STEP = 8

/**
 * Prices of a Lagrangian relaxation: each hundredth spent costs `money`, and each member who covers skill s is paid
 * `skills[s]` for it, whoever else does. Then every seat is filled on its own, and no team is worth more than
 * `rest + money * cap`.
 */
export type Prices = {
  money: number
  skills: Float64Array
  /** Value of every open skill that its price leaves. */
  left: Float64Array
  /** Bound on a team's value, without the money. */
  rest: number
  /** Worth that every team has: pairs of strangers and skills that are covered for certain. */
  certain: number
}

/**
 * Prices that make the bound low, by subgradient steps in Polyak's size. Teams it comes across are handed to `meet`.
 * Ends early when the bound says that there is no team to look for, or when the steps have become short.
 */
export function findPrices(
  pool: Pool,
  columns: readonly Column[],
  best: BestTeams,
  { steps, meet }: { steps: Steps; meet: (rows: Int32Array) => void },
): Prices {
  const { certain: covered, open } = openSkills(pool, columns)
  const certain = bareValue(pool, columns.length) + covered
  const worthOfOpen = open.reduce((sum, value) => sum + value, 0)
  const entries = columns.reduce((sum, { person }) => sum + person.length, 0)
  const scale = Math.max(1, best.cap)
  const skills = open.map((value) => Math.round(value / 2))
  const slopes = new Float64Array(open.length)
  const rows = new Int32Array(columns.length)
  const lowest = { money: 0, skills: skills.slice(), rest: Number.POSITIVE_INFINITY }
  let money = 0
  let stride = 1
  let patience = PATIENCE

  for (let round = 0; round < ROUNDS && stride > SHORTEST; round += 1) {
    const paid = skills.reduce((sum, price) => sum + price, 0)
    const rest =
      certain + worthOfOpen - paid + fillEachSeat(pool.covers, columns, { money, skills }, rows)
    const bound = rest + money * best.cap
    if (bound < lowest.rest + lowest.money * best.cap) {
      Object.assign(lowest, { money, rest })
      lowest.skills.set(skills)
      patience = PATIENCE
    } else {
      patience -= 1
      if (patience === 0) {
        stride *= SHORTER
        patience = PATIENCE
      }
    }
    meet(rows)
    const isSpent = !steps.take(Math.ceil(entries / ENTRIES_A_STEP))
    if (bound < best.floor || (isSpent && round >= LEAST_ROUNDS)) break

    const spare = (best.cap - costOf(columns, rows)) / scale
    const moneySlope = money === 0 && spare > 0 ? 0 : spare
    const norm = moneySlope * moneySlope + findSlopes(slopes)
    if (norm === 0) break
    const aim = Number.isFinite(best.floor) ? best.floor : bound * FIRST_AIM
    const step = (stride * Math.max(0, bound - aim)) / norm
    money = Math.max(0, Math.round((money - (step * moneySlope) / scale) / MONEY_UNIT) * MONEY_UNIT)
    for (let skill = 0; skill < skills.length; skill += 1) {
      const price = Math.round((skills[skill] ?? 0) - step * (slopes[skill] ?? 0))
      skills[skill] = Math.min(open[skill] ?? 0, Math.max(0, price))
    }
  }
  const left = open.map((value, skill) => value - (lowest.skills[skill] ?? 0))
  return { ...lowest, left, certain }

  /** Writes how often each open skill is covered more than once; 0 where its price cannot follow. Returns the norm. */
  function findSlopes(to: Float64Array): number {
    to.fill(-1)
    for (const [at, { person }] of columns.entries()) {
      const who = person[rows[at] ?? 0] ?? 0
      const end = pool.covers.start[who + 1] ?? 0
      for (let link = pool.covers.start[who] ?? 0; link < end; link += 1) {
        const skill = pool.covers.to[link] ?? 0
        to[skill] = (to[skill] ?? 0) + 1
      }
    }
    let norm = 0
    for (let skill = 0; skill < to.length; skill += 1) {
      const slope = to[skill] ?? 0
      const isAtEnd = slope > 0 ? skills[skill] === 0 : skills[skill] === open[skill]
      if (isAtEnd) to[skill] = 0
      else norm += slope * slope
    }
    return norm
  }
}

function costOf(columns: readonly Column[], rows: Int32Array): number {
  let sum = 0
  for (let at = 0; at < columns.length; at += 1) sum += columns[at]?.cost[rows[at] ?? 0] ?? 0
  return sum
}

/** Fills every seat with who is worth most at these prices; writes the rows, returns the sum. */
function fillEachSeat(
  covers: Links,
  columns: readonly Column[],
  prices: Pick<Prices, 'money' | 'skills'>,
  rows: Int32Array,
): number {
  let sum = 0
  for (const [at, column] of columns.entries()) {
    let most = Number.NEGATIVE_INFINITY
    for (let row = 0; row < column.person.length; row += 1) {
      const worth = worthAt(covers, column, row, prices)
      if (worth > most) {
        most = worth
        rows[at] = row
      }
    }
    sum += most
  }
  return sum
}

/** Worth of a candidate at these prices. */
export function worthAt(
  { start, to }: Links,
  { person, cost, loose }: Column,
  row: number,
  { money, skills }: Pick<Prices, 'money' | 'skills'>,
): number {
  const who = person[row] ?? 0
  let worth = (loose[row] ?? 0) - money * (cost[row] ?? 0)
  for (let link = start[who] ?? 0; link < (start[who + 1] ?? 0); link += 1)
    worth += skills[to[link] ?? 0] ?? 0
  return worth
}
