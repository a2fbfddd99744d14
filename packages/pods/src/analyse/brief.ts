import { type Word, wordsOf } from '../text/words.ts'
import type { Day, Language } from '../units.ts'
import { languageOf } from './language/language-of.ts'
import type { Standings } from './scopes/standing.ts'
import { standingsOf } from './scopes/standings-of.ts'

/** A brief as the grammars read it. */
export type Brief = {
  text: string
  words: readonly Word[]
  language: Language
  standings: Standings
  /** Day on which it is read. */
  today: Day
}

/** Brief made of a text and its words. */
export function briefOf(text: string, today: Day, words: readonly Word[] = wordsOf(text)): Brief {
  return { text, words, today, language: languageOf(words), standings: standingsOf(words) }
}
