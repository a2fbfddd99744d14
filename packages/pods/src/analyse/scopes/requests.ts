import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'

/** Words that ask for something, folded. */
const ASKING = new Set(
  'need needs want wants require requires looking seek seeking please must expect build create make rebuild redo redesign develop new fresh would like hoping faut faudra faudrait besoin voulons veut veux voudrais voudrait souhaitons souhaite souhaiterais cherche cherchons recherche recherchons attend attendons refaire refonte refondre creer concevoir developper realiser nouveau nouvelle nouveaux nouvelles ouvrir lancer aimerions aimerais objectif mission'.split(
    ' ',
  ),
)
const REACH = 8
/** Phrases that ask for the subject before them. */
const ASKING_BEHIND = phrasesOf([
  [
    true,
    `
    have to be, has to be, must be, needs to be, need to be, is needed, are needed, needed, wanted, required,
    is required, doit être, doivent être, à prévoir, à faire, à refaire, à créer, à produire, à réaliser,
    est nécessaire, sont nécessaires, est indispensable, indispensable, obligatoire, obligatoires, attendu,
    attendue, attendus, attendues, souhaité, souhaitée`,
  ],
])
const REACH_BEHIND = 3

/** True where words shortly before or behind a place, in its sentence, ask for what stands there. */
export function isAskedFor(
  words: readonly Word[],
  { at, next }: { at: number; next: number },
): boolean {
  const sentence = words[at]?.sentence
  for (let before = at; before >= at - REACH && words[before]?.sentence === sentence; before -= 1)
    if (ASKING.has(words[before]?.folded ?? '')) return true
  const [from, to] = [next, Math.min(words.length, next + REACH_BEHIND + 2)]
  return phrasesBetween(ASKING_BEHIND, words, [from, to]).some(
    ({ at: behind }) => words[behind]?.sentence === sentence,
  )
}
