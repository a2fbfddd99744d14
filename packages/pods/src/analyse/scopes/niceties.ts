import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

const CUES = phrasesOf([
  [
    true,
    'nice to have, nice to haves, would be nice, if money allows, if budget allows, if the budget allows, if there is money, if time allows, si le budget le permet, si le temps le permet, si possible, if possible, de préférence, preferably, preferred, ideally, idéalement, éventuellement, optional, optionally, optionnel, optionnelle, en option, en bonus, bonus, a plus, un plus, serait un plus, would be a plus, maybe, perhaps, peut être, serait apprécié, serait appréciée, would help, helps, facultatif, facultative, we don t mind, peu importe, either is fine, either one, ou équivalent, or similar, or equivalent, nous irait, ce serait bien, dans un second temps, dans un deuxième temps, later on, plus tard, one day',
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
