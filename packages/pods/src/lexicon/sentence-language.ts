import type { Language } from '../units.ts'
import { stem } from './stem.ts'
import type { Term } from './terms.ts'

const FRENCH = new Set(
  'le la les des du un une et ou est sont pour pas nous vous notre nos votre vos avec dans sur qui que il elle ils on au aux ce cette ces je mon ma mes par plus en y a d l n s c qu faut faudra souhaitons voulons cherche cherchons besoin mais sans chez tout tous'
    .split(' ')
    .map(stem),
)
const ENGLISH = new Set(
  'the an and or is are for not we you our your with in who that it he she they us at this these i my by more of to be have has need want looking but without from all will can should would do does no'
    .split(' ')
    .map(stem),
)

/** Language of each sentence by its function words; null where neither leads by two. */
export function sentenceLanguages(words: readonly Term[]): (Language | null)[] {
  const lead: number[] = []
  for (const word of words) {
    const vote = Number(FRENCH.has(word.stem)) - Number(ENGLISH.has(word.stem))
    lead[word.sentence] = (lead[word.sentence] ?? 0) + vote
  }
  return Array.from(lead, (votes = 0) => (votes >= 2 ? 'fr' : votes <= -2 ? 'en' : null))
}
