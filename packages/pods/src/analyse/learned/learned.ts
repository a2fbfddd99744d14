import { readCounts } from './concept-counts.ts'
import { type ConceptWords, conceptWordsOf } from './concept-words.ts'
import { CONCEPT_COUNTS, MENTION_WEIGHTS, UNNAMED_WEIGHTS } from './learned-text.ts'
import { readWeights, type Weights } from './regression.ts'

/** Model of skills that labelled briefs have taught. */
export type Learned = {
  words: ConceptWords
  /** Weights of the signs of a mention. */
  mentions: Weights
  /** Weights of the signs of what a clause means without naming it. */
  unnamed: Weights
}

/** The model that ships. */
export const LEARNED: Learned = {
  words: conceptWordsOf(readCounts(CONCEPT_COUNTS)),
  mentions: readWeights(MENTION_WEIGHTS),
  unnamed: readWeights(UNNAMED_WEIGHTS),
}
