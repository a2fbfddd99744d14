import type { Estimate } from '../units.ts'
import type { Days, Draft } from './drafts.ts'

/** Parts of a day in which efforts are given: quarters, so that sums are exact. */
const PARTS = 4

export const rounded = ([min, likely, max]: Days): Estimate => {
  const quarters = (days: number) => Math.max(1, Math.round(days * PARTS)) / PARTS
  return { min: quarters(min), likely: quarters(likely), max: quarters(max) }
}

export const total = (efforts: readonly Estimate[]): Estimate =>
  efforts.reduce(
    (sum, { min, likely, max }) => ({
      min: sum.min + min,
      likely: sum.likely + likely,
      max: sum.max + max,
    }),
    { min: 0, likely: 0, max: 0 },
  )

/**
 * Efforts of tasks that add up to what a client has set for their role, dealt out in proportion to what they were. Each
 * task keeps a quarter of a day, so the sum is more than asked where there are more tasks than quarters.
 */
export function dealtOut(asked: number | Estimate, tasks: readonly Draft[]): Estimate[] {
  const before = tasks.map(({ days }) => rounded(days))
  const sum = total(before)
  const goal =
    typeof asked === 'number'
      ? { min: (asked * sum.min) / sum.likely, likely: asked, max: (asked * sum.max) / sum.likely }
      : asked
  const min = shares(
    goal.min,
    before.map((one) => one.min),
  )
  const likely = shares(
    goal.likely,
    before.map((one) => one.likely),
  )
  const max = shares(
    goal.max,
    before.map((one) => one.max),
  )
  return before.map((_, at) => {
    const [least = 0, middle = 0, most = 0] = [min[at], likely[at], max[at]]
    return { min: Math.min(least, middle), likely: middle, max: Math.max(middle, most) }
  })
}

/** Quarters of days in proportion to weights, by largest remainder; at least one each. */
function shares(days: number, weights: readonly number[]): number[] {
  const quarters = Math.max(weights.length, Math.round(days * PARTS))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const spare = quarters - weights.length
  const exact = weights.map((weight) => (spare * weight) / whole)
  const parts = exact.map(Math.floor)
  const left = spare - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (1 + part + (raised.has(at) ? 1 : 0)) / PARTS)
}
