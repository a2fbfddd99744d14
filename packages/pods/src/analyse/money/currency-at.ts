import { type PhraseMatch, phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'

/** ISO 4217 codes by what texts write; a dollar of no country is American. */
const CURRENCIES = phrasesOf([
  ['EUR', '€, eur, euro, euros, balles, boules, euro s, eur ht, keur'],
  [
    'USD',
    '$, usd, us $, us dollar, us dollars, dollar, dollars, dollars américains, bucks, $ us, $ usd, american dollars',
  ],
  ['GBP', '£, gbp, pound, pounds, quid, livres sterling, livre sterling, pounds sterling'],
  ['CHF', 'chf, francs suisses, franc suisse, swiss francs'],
  [
    'CAD',
    'cad, ca $, c $, dollars canadiens, canadian dollars, $ ca, $ can, $ cad, can $, $ canadiens, dollars canadien, dollar canadien',
  ],
  ['AUD', 'aud, au $, australian dollars, $ au, $ aud, aussie dollars'],
  ['DKK', 'dkk, danish kroner, danish crowns, couronnes danoises'],
  ['SEK', 'sek, swedish kronor, kronor, swedish crowns, couronnes suédoises'],
  ['NOK', 'nok, norwegian kroner, norwegian crowns, couronnes norvégiennes'],
  ['PLN', 'pln, zlotys, zloty'],
  ['MAD', 'mad, dirhams'],
  ['XOF', 'fcfa, cfa, xof'],
  ['JPY', '¥, jpy, yen'],
  ['NZD', 'nzd, nz $, new zealand dollars'],
  ['SGD', 'sgd, singapore dollars'],
  ['ZAR', 'zar, rand, rands'],
  ['INR', 'inr, rupees, roupies'],
  ['BRL', 'brl, reais'],
  ['CZK', 'czk, czech crowns, couronnes tchèques'],
  ['HUF', 'huf, forints'],
  ['RON', 'ron, lei'],
  ['TND', 'tnd, dinars tunisiens'],
  ['AED', 'aed, dirhams émiratis'],
])

/** Currency that is written at a word. */
export const currencyAt = (words: readonly Word[], at: number): PhraseMatch<string> | undefined =>
  phraseAt(CURRENCIES, words, at)
