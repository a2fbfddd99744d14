import type { Word } from '../../text/words.ts'
import { type NumberMatch, numberAt } from '../numbers/number-at.ts'
import { currencyAt } from './currency-at.ts'

/** An amount of money or a range of it, as written. */
export type Amount = {
  low: number
  high: number
  /** ISO 4217; undefined where only a "k" or the context says that it is money. */
  currency: string | undefined
  /** True where a figure is in thousands by a "k" or a word. */
  scaled: boolean
  /** Index behind its last word. */
  next: number
}

type Figure = NumberMatch & { currency: string | undefined }

const OPENERS = new Set(['entre', 'between', 'de', 'from'])
const LINKS = new Set(['a', 'to', 'et', 'and', 'ou', 'or'])

/**
 * Amount that begins at a word: "15-20k", "entre 15 et 20 k€", "€9,000 and €11,000", "25 à 30 000 €". A scale or a
 * currency of one end counts for both.
 */
export function amountAt(words: readonly Word[], at: number): Amount | undefined {
  const from = OPENERS.has(words[at]?.folded ?? '') ? at + 1 : at
  const low = figureAt(words, from)
  if (low === undefined) return undefined
  const high = highEnd(words, low)
  const currency = low.currency ?? high?.currency
  const { next, scaled } = high ?? low
  if (high === undefined && from > at) return undefined
  if (high === undefined) return { low: low.value, high: low.value, currency, scaled, next }
  return {
    low: sameScale(low, high),
    high: high.value,
    currency,
    scaled: low.scaled || scaled,
    next,
  }
}

/** Number with its currency before or behind it. */
function figureAt(words: readonly Word[], at: number): Figure | undefined {
  const before = currencyAt(words, at)
  const number = numberAt(words, before?.next ?? at)
  if (number === undefined) return undefined
  const behind = before === undefined ? currencyAt(words, number.next) : undefined
  return { ...number, currency: (before ?? behind)?.value, next: behind?.next ?? number.next }
}

function highEnd(words: readonly Word[], low: Figure): Figure | undefined {
  const link = words[low.next]
  if (link === undefined) return undefined
  const isDash = /^\s?[-–—]\s?$/.test(link.gap)
  const isLink = LINKS.has(link.folded) && link.gap.trim() === ''
  if (!isDash && !isLink) return undefined
  const high = figureAt(words, isDash ? low.next : low.next + 1)
  return high !== undefined && high.value > sameScale(low, high) ? high : undefined
}

/** Lower end in the scale of the upper: the 15 of "15 to 20k", the 25 of "25 à 30 000". */
function sameScale(low: Figure, high: Figure): number {
  const isShort = !low.scaled && low.value < 1_000 && high.value >= 1_000
  if (!isShort || (low.currency !== undefined && !high.scaled)) return low.value
  return high.scaled || high.value >= low.value * 100 ? low.value * 1_000 : low.value
}
