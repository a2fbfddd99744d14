import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { BudgetValue } from '../analysis.ts'

/** Unit an amount pays: the whole, a time, or one piece of something (`piece`: never the budget). */
type Unit = BudgetValue['per'] | 'piece'

const TAX = phrasesOf([
  [
    null,
    `
    ht, ttc, htva, hors taxe, hors taxes, hors tva, net, nets, brut, ex vat, excl vat, excluding vat, plus vat,
    + vat, inc vat, incl vat, including vat, before tax, vat`,
  ],
])

const TIMES = phrasesOf<Unit>([
  ['day', 'j, jour, jr, day, d, journée, homme jour, jour homme, man day'],
  ['hour', 'h, heure, hour, hr'],
  ['month', 'mois, month, mo'],
  ['total', 'an, année, year, annum, projet, project'],
])
const BARE_TIMES = phrasesOf<Unit>([
  ['day', 'daily, daily rate, a day, each day, la journée, le jour, day rate'],
  ['hour', 'hourly, hourly rate, an hour, each hour, l heure, de l heure'],
  ['month', 'monthly, a month, each month, every month, le mois, chaque mois, mensuels, mensuel'],
  ['total', 'a year, each year, l année, par an'],
  [
    'piece',
    `
    each, apiece, a head, a piece, a word, a page, a seat, a ticket, le mot, la page, l unité, pièce, la pièce,
    le billet, la place, l entrée, le feuillet, la ligne, the word`,
  ],
])
const PER = new Set(['par', 'per'])

/** Unit of the amount that ends before a word. Taxes are passed over. */
export function unitAt(words: readonly Word[], at: number): { unit: Unit; next: number } {
  const from = phraseAt(TAX, words, at)?.next ?? at
  const word = words[from]
  if (word === undefined) return { unit: 'total', next: from }
  const hasSlash = /^\s?\/\s?$/.test(word.gap)
  if (hasSlash || (PER.has(word.folded) && word.gap.trim() === '')) {
    const noun = hasSlash ? from : from + 1
    const time = phraseAt(TIMES, words, noun)
    return time === undefined
      ? { unit: 'piece', next: noun + 1 }
      : { unit: time.value, next: time.next }
  }
  const bare = word.gap.trim() === '' ? phraseAt(BARE_TIMES, words, from) : undefined
  return bare === undefined ? { unit: 'total', next: from } : { unit: bare.value, next: bare.next }
}
