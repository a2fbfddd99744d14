import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

const CUES = phrasesOf([
  [
    true,
    `
    nice to have, nice to haves, would be nice, if money allows, if budget allows, if the budget allows,
    if there is money, if time allows, si le budget le permet, si le temps le permet, si possible, if possible,
    de préférence, preferably, preferred, ideally, idéalement, éventuellement, optional, optionally, optionnel,
    optionnelle, en option, en bonus, bonus, a plus, un plus, serait un plus, would be a plus, maybe, perhaps,
    peut être, serait apprécié, serait appréciée, would help, helps, facultatif, facultative, we don t mind,
    peu importe, either is fine, either one, ou équivalent, or similar, or equivalent, nous irait,
    ce serait bien, dans un second temps, dans un deuxième temps, later on, plus tard, one day,
    if there s money left, if there is money left, if money is left, should the money stretch,
    if the money stretches, if the money allows, if money is enough, if funds allow, if funding allows,
    if there s room, if there is room, si on peut, si vous pouvez, s il reste de l argent, s il reste du budget,
    s il en reste, si ça rentre, si c est possible, dans la mesure du possible, ce serait un plus,
    serait le bienvenu, serait la bienvenue, seraient les bienvenus, seraient les bienvenues, sera le bienvenu,
    would be lovely, would be great, would be a bonus, would be welcome, is welcome but, are welcome but,
    not essential, not compulsory, pas obligatoire, pas indispensable, pas essentiel, pas essentielle,
    sans que ce soit figé, serait un atout, atout apprécié, bonus points, bonus point, most likely,
    on nous a conseillé, mais ouvert, mais ouverts, but we re open, we re open, but open to, dans l idéal,
    in an ideal world, cherry on the cake, icing on the cake, la cerise, ce serait le fun, ça serait le fun,
    souhaité mais, souhaitable, appréciable, appréciés, appréciées, en prime, si affinités, le cas échéant,
    accessoirement, à terme, could be nice, if it s not too expensive, si ce n est pas trop cher,
    if there s time, if there is time, if time permits, budget permitting, time permitting, money permitting,
    si le prix, si les délais le permettent, si les moyens le permettent, si le budget suit,
    if the budget stretches, should the budget allow, if it fits the budget, if you convince us, s il y a moyen,
    un jour peut être`,
  ],
])
const HEADINGS = phrasesOf([
  [
    true,
    'nice to have, nice to haves, optional, en option, optionnel, bonus, souhaitable, facultatif',
  ],
])

/** Marks what is wanted only if it fits: the clause of the cue, the one before a cue by itself, a list behind a heading. */
export function markNice(
  words: readonly Word[],
  { clauses, sentences }: Ranges,
  standings: Standings,
): void {
  for (const [number, clause] of clauses.entries()) {
    if (clause === undefined) continue
    const opensList = /^\s*:/.test(words[clause[1]]?.gap ?? '')
    const cues = phrasesBetween(CUES, words, clause)
    if (cues.length > 0) standings.mark('nice', clause)
    for (const { at, next } of cues) {
      const before = clauses[number - 1]
      const isAlone = at === clause[0] && next >= clause[1] - 1
      const isSame = words[before?.[0] ?? -1]?.sentence === words[at]?.sentence
      const isHeading = opensList && phraseAt(HEADINGS, words, at) !== undefined
      if (isHeading) {
        standings.mark('nice', [at, sentences[words[at]?.sentence ?? 0]?.[1] ?? at])
        break
      }
      if (isAlone && isSame && before !== undefined) standings.mark('nice', before)
    }
  }
}
