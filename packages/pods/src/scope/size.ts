import type { Purse } from './budget.ts'
import { meantAmount } from './budget.ts'
import { fromEuros, toEuros } from './currencies.ts'
import { type Hands, likelyDays } from './deal.ts'
import { type Draft, times } from './drafts.ts'
import type { ScopeFact } from './scope-facts.ts'
import type { Seat } from './seats.ts'
import type { Setting } from './setting.ts'
import { dayRateOf } from './trades.ts'

/** The smallest version of a project against its usual size, and the largest that a budget makes it. */
const SMALLEST = 0.5
const LARGEST = 2
/** A budget above the usual cost by less than this says nothing about size. */
const AMPLE = 1.3

export type Sized = { hands: Hands; reasons: ScopeFact[] }

/** Work at its usual price, in euros. */
function usualCost(
  hands: Hands,
  seats: readonly Seat[],
  only: (draft: Draft) => boolean = () => true,
): number {
  return seats.reduce(
    (sum, { id, trade }) => sum + likelyDays((hands.get(id) ?? []).filter(only)) * dayRateOf(trade),
    0,
  )
}

/**
 * Work fitted to a budget: cut down to what it pays, at most to half of the usual size; where it pays for much more,
 * stretched by the root of that, because money is a weak sign of size. Work that a count settles keeps its size.
 */
export function sizedByBudget(
  hands: Hands,
  purse: Purse | null,
  { seats, template }: Setting,
): Sized {
  if (purse?.kind !== 'total') return { hands, reasons: [] }
  const { currency } = purse
  const share = template.workShare ?? 1
  const work = toEuros(meantAmount(purse), currency) * share
  const fixed = usualCost(hands, seats, (draft) => draft.fixed)
  const flexible = usualCost(hands, seats) - fixed
  if (flexible <= 0 || work <= 0) return { hands, reasons: [] }
  const ratio = Math.max(0, work - fixed) / flexible
  const factor =
    ratio < 1 ? Math.max(SMALLEST, ratio) : ratio > AMPLE ? Math.min(LARGEST, Math.sqrt(ratio)) : 1
  const usual = money(fromEuros(fixed + flexible, currency))
  const least = money(fromEuros(fixed + flexible * SMALLEST, currency))
  const budget = money(meantAmount(purse) * share)
  const reason: ScopeFact = {
    code: 'effort-budget',
    values: { factor: Math.round(factor * 100) / 100, budget, usual, currency },
  }
  const reasons: ScopeFact[] = [
    ...(share < 1
      ? [{ code: 'budget-work-share' as const, values: { share, work: budget, currency } }]
      : []),
    ...(ratio < SMALLEST
      ? [{ code: 'budget-short' as const, values: { least, budget, currency } }]
      : []),
  ]
  if (factor === 1) return { hands, reasons }
  return {
    hands: scaled(hands, (draft) => (draft.fixed ? undefined : { factor, reason })),
    reasons,
  }
}

const WORKING_SHARE = 5 / 7
/** Engagements up to this length are counted in working days: "ten days at 1,100 a day". */
const LONGEST_IN_WORKING_DAYS = 22

/** Work of an engagement by the day: the seats that the brief names are filled for as long as it says. */
export function sizedByDuration(
  hands: Hands,
  purse: Purse | null,
  { seats, wants, counts }: Setting,
): Sized {
  const { durationDays } = wants
  if (purse?.kind !== 'rate' || durationDays === undefined) return { hands, reasons: [] }
  const perWeek = counts.get('weekDays')?.count
  const days =
    perWeek === undefined && durationDays <= LONGEST_IN_WORKING_DAYS
      ? durationDays
      : Math.max(1, Math.round((durationDays * (perWeek ?? 7 * WORKING_SHARE)) / 7))
  const named = seats.filter((seat) => seat.named)
  const engaged = new Set((named.length > 0 ? named : seats.slice(0, 1)).map(({ id }) => id))
  return {
    hands: scaled(hands, (_, id) => {
      const factor = days / likelyDays(hands.get(id))
      if (!engaged.has(id) || !Number.isFinite(factor)) return undefined
      return {
        factor,
        reason: {
          code: 'effort-duration',
          values: { days, factor: Math.round(factor * 100) / 100 },
        },
      }
    }),
    reasons: [],
  }
}

const SIZE_WORDS =
  /(?<![\p{L}])(petite?s?|simples?|small|basic|tiny|mini|grande?s?|gros(?:se)?s?|large|big|complex|complexes?|ambitieu(?:x|se)|ambitious)\s+(?:sites?|site web|website|web site|app|appli|applications?|application|boutiques?|shop|store|jeux?|game|dashboard|tableaux? de bord|audits?|formations?|course|training|événements?|event|projets?|project|campagnes?|campaigns?|plateformes?|platform)(?![\p{L}])/iu
const BIG = /^(grand|gros|large|big|compl|ambiti)/i
const SIZE_FACTORS = { small: 0.7, large: 1.4 }

/** Work of a project that its brief calls small or large. */
export function sizedByWord(hands: Hands, text: string): Sized {
  const quote = SIZE_WORDS.exec(text)?.[0]
  if (quote === undefined) return { hands, reasons: [] }
  const size = BIG.test(quote) ? 'large' : 'small'
  const factor = SIZE_FACTORS[size]
  const reason: ScopeFact = { code: 'effort-size', values: { size, quote, factor } }
  return {
    hands: scaled(hands, (draft) => (draft.fixed ? undefined : { factor, reason })),
    reasons: [reason],
  }
}

function scaled(
  hands: Hands,
  by: (draft: Draft, seat: string) => { factor: number; reason: ScopeFact } | undefined,
): Hands {
  return new Map(
    [...hands].map(([seat, drafts]) => [
      seat,
      drafts.map((draft) => {
        const change = by(draft, seat)
        return change === undefined
          ? draft
          : {
              ...draft,
              days: times(draft.days, change.factor),
              reasons: [...draft.reasons, change.reason],
            }
      }),
    ]),
  )
}

/** Amount to two leading digits: what an estimate can say. */
export function money(amount: number): number {
  if (amount <= 0) return 0
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / unit) * unit
}
