import type { Word } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

const DEFINITE = new Set('le la l les notre nos mon ma mes the our my'.split(' '))
/** Most words of a topic: "Les photos de montagne, …". */
const LONGEST = 6
/** Words that make of "c'est …" a judgement, not somebody: "le logo, c'est le plus urgent". */
const JUDGING = new Set(
  'plus premier premiere essentiel priorite urgence base but objectif coeur cle minimum seul seule meme most first priority heart key aim goal point only same problem probleme hic'.split(
    ' ',
  ),
)
const ITS = new Set(['est', 's', 'is'])
const THAT = new Set(['c', 'it', 'that'])
const PRONOUNS = new Set(['l', 'le', 'la', 'les'])
/** Verbs behind a pronoun by which somebody does what the topic names: "Lucie les fait", "une élève l'a dessinée". */
const DEEDS = new Set(
  'a ont fait font gere gerent mene menent ecrit ecrivent assure assurent tient tiennent prend prennent realise realisent fera feront'.split(
    ' ',
  ),
)
/** Subjects that are the text's own: "le site, vous le ferez", "la boutique, on l'a perdue". */
const NOBODY = new Set('vous tu qui que on you who which that il elle ca cela'.split(' '))

/** Marks topics that the next clause gives to somebody: "L'impression, c'est l'ESAT", "les photos, Lucie les fait". */
export function markTopics(
  words: readonly Word[],
  { clauses }: Ranges,
  standings: Standings,
): void {
  for (const [number, clause] of clauses.entries()) {
    const topic = clauses[number - 1]
    if (clause === undefined || topic === undefined || !isTopic(words, topic, clause)) continue
    if (isSomebodys(words, clause) || doesIt(words, clause)) standings.mark('owned', topic)
  }
}

const isTopic = (words: readonly Word[], [from, to]: Range, [next]: Range): boolean =>
  to - from >= 2 &&
  to - from <= LONGEST &&
  DEFINITE.has(words[from]?.folded ?? '') &&
  words[from]?.sentence === words[next]?.sentence &&
  /^\s*[,:]/.test(words[next]?.gap ?? '')

/** "c'est Gilles", "c'est le lycée hôtelier", "that's Intersport". */
function isSomebodys(words: readonly Word[], [from, to]: Range): boolean {
  if (!THAT.has(words[from]?.folded ?? '') || !ITS.has(words[from + 1]?.folded ?? '')) return false
  const [first, second] = [words[from + 2], words[from + 3]]
  if (first === undefined || from + 2 >= to || JUDGING.has(second?.folded ?? '')) return false
  return DEFINITE.has(first.folded) || /^\p{Lu}/u.test(first.raw)
}

/** Somebody, a pronoun and a verb of doing. */
function doesIt(words: readonly Word[], [from, to]: Range): boolean {
  if (NOBODY.has(words[from]?.folded ?? '')) return false
  for (let at = from + 1; at < to - 1; at += 1)
    if (PRONOUNS.has(words[at]?.folded ?? '') && DEEDS.has(words[at + 1]?.folded ?? '')) return true
  return false
}
