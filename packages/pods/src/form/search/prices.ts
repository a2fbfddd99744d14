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
/** Where nothing is known to aim at: this share below the first bound. */
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
  /** What every team is worth: pairs of strangers and skills that are covered for certain. */
  certain: number
}

/**
 * Prices that make the bound low, by subgradient steps in Polyak's size. Teams it comes across are handed to `meet`.
 * Ends early when the bound says that there is no team to look for.
 */
export function findPrices(
  pool: Pool,
  columns: readonly Column[],
  best: BestTeams,
  { steps, meet }: { steps: Steps; meet: (rows: Int32Array) => void },
): Prices {
  const { certain: covered, open } = openSkills(pool, columns)
  const certain = bareValue(pool, columns.length) + covered
  const entries = columns.reduce((sum, { person }) => sum + person.length, 0)
  const scale = Math.max(1, best.cap)
  const skills = open.map((value) => Math.round(value / 2))
  const rows = new Int32Array(columns.length)
  let money = 0
  let stride = 1
  let patience = PATIENCE
  let found: Prices | undefined

  for (let round = 0; round < ROUNDS; round += 1) {
    const left = open.map((value, skill) => value - (skills[skill] ?? 0))
    const unpaid = left.reduce((sum, value) => sum + value, 0)
    const rest = certain + unpaid + fillEachSeat(pool.covers, columns, { money, skills }, rows)
    const isBetter = found === undefined || boundAt(rest, money) < boundAt(found.rest, found.money)
    if (isBetter) {
      found = { money, skills: skills.slice(), left, rest, certain }
      patience = PATIENCE
    } else {
      patience -= 1
      if (patience === 0) {
        stride *= SHORTER
        patience = PATIENCE
      }
    }
    meet(rows)
    const bound = boundAt(rest, money)
    const isSpent = !steps.take(Math.ceil(entries / ENTRIES_A_STEP))
    if (bound < best.floor || (isSpent && round >= LEAST_ROUNDS)) break

    const spare = (best.cap - costOf(rows)) / scale
    const moneySlope = money === 0 && spare > 0 ? 0 : spare
    const slopes = timesCovered(rows).map((times, skill) => {
      const slope = open[skill] === 0 ? 0 : times - 1
      const price = skills[skill] ?? 0
      const isAtEnd = slope > 0 ? price === 0 : price === open[skill]
      return isAtEnd ? 0 : slope
    })
    const norm = slopes.reduce((sum, slope) => sum + slope * slope, moneySlope * moneySlope)
    if (norm === 0) break
    const aim = Number.isFinite(best.floor) ? best.floor : bound * FIRST_AIM
    const step = (stride * Math.max(0, bound - aim)) / norm
    money = Math.max(0, Math.round((money - (step * moneySlope) / scale) / MONEY_UNIT) * MONEY_UNIT)
    for (const [skill, slope] of slopes.entries()) {
      const price = Math.round((skills[skill] ?? 0) - step * slope)
      skills[skill] = Math.min(open[skill] ?? 0, Math.max(0, price))
    }
  }
  return found ?? { money: 0, skills, left: open, rest: Number.POSITIVE_INFINITY, certain }

  function boundAt(rest: number, price: number): number {
    return rest + price * best.cap
  }

  function costOf(chosen: Int32Array): number {
    return columns.reduce((sum, { cost }, at) => sum + (cost[chosen[at] ?? 0] ?? 0), 0)
  }

  function timesCovered(chosen: Int32Array): Float64Array {
    const times = new Float64Array(open.length)
    for (const [at, { person }] of columns.entries()) {
      const who = person[chosen[at] ?? 0] ?? 0
      const { start, to } = pool.covers
      for (let link = start[who] ?? 0; link < (start[who + 1] ?? 0); link += 1) {
        const skill = to[link] ?? 0
        times[skill] = (times[skill] ?? 0) + 1
      }
    }
    return times
  }
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

/** What a candidate is worth at these prices. */
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
