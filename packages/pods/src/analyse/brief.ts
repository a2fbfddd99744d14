import type { Word } from '../text/words.ts'
import type { Day, Language } from '../units.ts'
import type { Standings } from './scopes/standing.ts'

/** A brief as the grammars read it. */
export type Brief = {
  text: string
  words: readonly Word[]
  language: Language
  standings: Standings
  /** Day on which it is read. */
  today: Day
}
