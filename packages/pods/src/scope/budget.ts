import { HOURS_PER_DAY } from '../units.ts'
import type { Counts } from './counts.ts'
import type { Edits } from './edits.ts'
import type { ScopeFact } from './scope-facts.ts'
import type { Wants } from './wants.ts'

/** Money for a project: an amount for the whole, or the price of a day. */
export type Purse =
  | {
      kind: 'total'
      min: number | null
      max: number | null
      currency: string
      reasons: ScopeFact[]
    }
  | { kind: 'rate'; min: number | null; max: number | null; currency: string; per: 'day' | 'hour' }

/** Money that the brief, or the client since, speaks of; null where nothing is said. */
export function purseOf(wants: Wants, counts: Counts, edits: Edits): Purse | null {
  if (edits.budget === null) return null
  if (edits.budget !== undefined) {
    const { max, currency } = edits.budget
    return {
      kind: 'total',
      min: null,
      max,
      currency,
      reasons: [{ code: 'budget-set', values: { max, currency } }],
    }
  }
  const { budget } = wants
  if (budget === undefined || (budget.min === null && budget.max === null)) return null
  const { min, max, currency, per } = budget
  if (per === 'day') return { kind: 'rate', min, max, currency, per }
  if (per === 'hour') return { kind: 'rate', min: byDay(min), max: byDay(max), currency, per }
  if (per === 'total')
    return { kind: 'total', min, max, currency, reasons: [said(min, max, currency)] }
  const months = Math.max(1, counts.get('months')?.count ?? 1)
  const total = (amount: number | null) => (amount === null ? null : amount * months)
  const rate = max ?? min ?? 0
  return {
    kind: 'total',
    min: total(min),
    max: total(max),
    currency,
    reasons: [
      {
        code: 'budget-by-period',
        values: { rate, per, periods: months, total: rate * months, currency },
      },
    ],
  }
}

const byDay = (hour: number | null) => (hour === null ? null : hour * HOURS_PER_DAY)

function said(min: number | null, max: number | null, currency: string): ScopeFact {
  if (min !== null && min === max)
    return { code: 'budget-exact', values: { amount: min, currency } }
  if (min !== null && max !== null) return { code: 'budget-read', values: { min, max, currency } }
  if (max !== null) return { code: 'budget-ceiling', values: { max, currency } }
  return { code: 'budget-floor', values: { min: min ?? 0, currency } }
}

/** Amount that the work is fitted to: the middle of a range, else its one end. */
export const meantAmount = ({ min, max }: { min: number | null; max: number | null }): number =>
  min !== null && max !== null ? (min + max) / 2 : (max ?? min ?? 0)
