import { type PhraseMatch, phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'

/** ISO 4217 codes by what texts write; a dollar of no country is American. */
const CURRENCIES = phrasesOf([
  ['EUR', '€, eur, euro, euros'],
  ['USD', '$, usd, us $, us dollar, us dollars, dollar, dollars, dollars américains, bucks'],
  ['GBP', '£, gbp, pound, pounds, quid, livres sterling, livre sterling, pounds sterling'],
  ['CHF', 'chf, francs suisses, franc suisse, swiss francs'],
  ['CAD', 'cad, ca $, c $, dollars canadiens, canadian dollars'],
  ['AUD', 'aud, au $, australian dollars'],
  ['DKK', 'dkk'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['PLN', 'pln, zlotys, zloty'],
  ['MAD', 'mad, dirhams'],
  ['XOF', 'fcfa, cfa, xof'],
  ['JPY', '¥, jpy, yen'],
])

/** Currency that is written at a word. */
export const currencyAt = (words: readonly Word[], at: number): PhraseMatch<string> | undefined =>
  phraseAt(CURRENCIES, words, at)
