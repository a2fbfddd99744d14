import { type PhraseMatch, phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

/** `object`: refuses what follows; `list`: all that follows in the sentence; `lack`: says only that it is missing. */
type Opener = 'object' | 'list' | 'lack'

const OPENERS = phrasesOf<Opener>([
  [
    'object',
    'pas de, pas d, pas du, pas des, pas besoin de, pas besoin d, pas besoin du, avons pas besoin de, avons pas besoin d, ai pas besoin de, ai pas besoin d, a pas besoin de, sans, aucun, aucune, ni, hors, sauf, inutile de, inutile d, inutile de prévoir, ne voulons pas, veut pas, voulons pas, ne veux pas, jamais de, non à, souhaitons pas, souhaite pas, à l exception de, à l exclusion de, pas question de, plutôt que, au lieu de, au lieu d, nul besoin de, n envisageons aucun, n envisageons aucune, on évite, éviter, n utilisons pas, utilisons pas, pas la peine de, n est pas, ne sera pas, not, no, without, don t want, do not want, don t need, do not need, don t use, do not use, don t do, do not do, faisons pas de, fait pas de, faisons pas d, won t use, won t need, never, nor, neither, except, excluding, instead of, rather than, no need for, no need of, no need to, avoid, skip, leave out, none of, no longer want, no more, not interested in, not looking for, isn t, aren t, is not, are not, doesn t need, does not need, cannot use, can t use, without any',
  ],
  [
    'list',
    'hors périmètre, hors du périmètre, out of scope, not in scope, not included, exclusions, ce que nous ne voulons pas, ce qu on ne veut pas, what we don t want, what we do not want, not needed, non inclus',
  ],
  [
    'lack',
    'avons pas de, a pas de, ai pas de, avons pas d, a pas d, avons aucun, avons aucune, pas encore de, pas encore, have no, has no, got no, don t have, doesn t have, do not have, there is no, there are no, il n y a pas de, no one, nobody, no idea, no later than, no more than, not later than, not only, not sure, not yet, no matter, no doubt, no longer, no less than, not less than, not more than, not at least, no rush, no hurry, whether or not, why not, if not, or not, pas mal, hors ligne, hors connexion, hors réseau, hors taxe, hors taxes, hors saison, hors sol, hors série, hors tva, not an option, pas une option, pas plus de, pas plus, pas seulement, pas forcément, pas sûr, pas sûrs, pas trop, pas très, pas assez, sans doute, sans cesse, sans arrêt, sans faute, sans que, sans attendre, sans tarder, pas avant, pas trop de, pas de souci, pas de problème, no problem, with no, not enough, not much, not many, not well, isn t fixed, not fixed, is not fixed, is not known, isn t known, no budget, pas de budget, n est pas fixé, not happy, isn t required, not required, is not required, can not, cannot, not able, is not only, not just, ni trop, no other, is not yet, isn t yet, n est pas encore, n est pas publique, not public',
  ],
])
/** Where what an opener refuses ends, once something has been named. */
const ENDS = new Set(
  'dans pour in for on sur avec with at chez afin because car parce so donc mais but yet until avant before since as if si when quand than please thanks merci que qui which that who where nous on we i je he she they il elle ils elles our notre nos to from by par until unless just only seulement juste then puis'.split(
    ' ',
  ),
)
const CONJUNCTIONS = new Set(['et', 'and'])
const ARTICLES = new Set([
  'un',
  'une',
  'le',
  'la',
  'les',
  'des',
  'a',
  'an',
  'the',
  'l',
  'then',
  'please',
])
const LINKS = new Set(['or', 'nor', 'ou', 'ni', 'no'])
/** "help with", "besoin d'aide pour": what is refused comes behind the preposition. */
const GENERIC = new Set(
  'aide help support assistance besoin need work travail interest any de d des du'.split(' '),
)
const LONGEST = 9
/** Most words of a further item of a refused list ("no blog, forum or chat"). */
const ITEM = 4

/** Marks what openers of refusal reach: "pas de logo", "no blog, forum or chat", "hors périmètre : la messagerie". */
export function markRefused(words: readonly Word[], ranges: Ranges, standings: Standings): void {
  for (let at = 0; at < words.length; ) {
    const opener = phraseAt(OPENERS, words, at)
    if (opener?.value === 'object') standings.mark('refused', [at, objectEnd(words, opener)])
    const end = ranges.sentences[words[at]?.sentence ?? 0]?.[1] ?? at
    if (opener?.value === 'list') standings.mark('refused', [at, end])
    at = opener?.value === 'list' ? end : (opener?.next ?? at + 1)
  }
}

function objectEnd(words: readonly Word[], { next: from }: PhraseMatch<Opener>): number {
  let named = 0
  let [clause, sentence] = [words[from - 1]?.clause, words[from - 1]?.sentence]
  for (let at = from; at < words.length && at < from + LONGEST; at += 1) {
    const word = words[at]
    if (word === undefined || word.sentence !== sentence) return at
    if (word.clause !== clause) {
      if (named === 0 || !goesOn(words, at)) return at
      clause = word.clause
      sentence = word.sentence
    }
    if (named > 0 && ENDS.has(word.folded)) return at
    if (named > 0 && CONJUNCTIONS.has(word.folded) && ARTICLES.has(words[at + 1]?.folded ?? ''))
      return at
    if (!GENERIC.has(word.folded) && !ARTICLES.has(word.folded)) named += 1
  }
  return from + LONGEST
}

/** True where the clause behind a comma is a short item of a list that ends with "or". */
function goesOn(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence
  if (LINKS.has(words[at]?.folded ?? '') && words[at]?.gap.includes(',')) return true
  if (!/^\s*,\s*$/.test(words[at]?.gap ?? '')) return false
  for (let step = at; step < at + ITEM; step += 1) {
    const word = words[step]
    if (word === undefined || word.sentence !== sentence) return false
    if (step > at && (word.folded === 'or' || word.folded === 'ou')) return true
    if (ENDS.has(word.folded)) return false
  }
  return false
}

const CLOSERS = phrasesOf([
  [
    true,
    'n est pas concerné, n est pas concernée, ne sont pas concernés, n est pas inclus, n est pas incluse, ne sont pas inclus, n est pas nécessaire, pas nécessaire, pas nécessaires, n est pas prévu, n est pas prévue, est exclu, est exclue, sont exclus, sont exclues, exclus, exclue, exclues, exclu, is not included, are not included, not included, isn t included, is not needed, isn t needed, aren t needed, are not needed, not needed, is not wanted, not wanted, not part of, is not part of, n est pas à, ne fait pas partie, ne font pas partie, ne fait pas l objet, is excluded, are excluded, excluded, is out of scope, are out of scope, out of scope, hors périmètre, hors sujet, ruled out, off the table, on verra plus tard, non merci, no thanks, no thank you, not concerned, isn t part of, attendra, attendront, can wait',
  ],
])
const NO = new Set(['non', 'no', 'none', 'aucun', 'aucune'])
const PRONOUNS = new Set('il elle ils elles it they that this ce c cela ca on nous we'.split(' '))

/** Marks what a refusal looks back at: "la téléphonie n'est pas concernée", "Multijoueur : non". */
export function markRefusedBefore(
  words: readonly Word[],
  { clauses }: Ranges,
  standings: Standings,
): void {
  for (const [number, range] of clauses.entries()) {
    if (range === undefined) continue
    const [from, to] = range
    const before = clauses[number - 1]
    if (
      isNo(words, range) &&
      before !== undefined &&
      words[from]?.sentence === words[before[0]]?.sentence
    )
      standings.mark('refused', before)
    for (let at = from; at < to; at += 1) {
      if (phraseAt(CLOSERS, words, at) === undefined) continue
      standings.mark('refused', [from, at])
      if (before !== undefined && looksBack(words, from, at)) standings.mark('refused', before)
      break
    }
  }
}

/** True for ": non" and ": no." */
const isNo = (words: readonly Word[], [from, to]: Range) =>
  to - from === 1 && NO.has(words[from]?.folded ?? '') && /[:,]\s*$/.test(words[from]?.gap ?? '')

/** True where a clause has no subject of its own: a cue by itself or behind a pronoun. */
const looksBack = (words: readonly Word[], from: number, at: number) =>
  /[,:;]\s*$/.test(words[from]?.gap ?? '') &&
  (at === from || (at - from <= 2 && PRONOUNS.has(words[from]?.folded ?? '')))
