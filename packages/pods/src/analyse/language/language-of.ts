import type { Word } from '../../text/words.ts'
import type { Language } from '../../units.ts'

/** Words of one language alone that hardly any sentence does without; "or", "on", "me" and their like are of both. */
const FRENCH = new Set(
  'le la les des du un une et est sont pour pas nous vous notre nos votre vos avec dans sur qui que il elle ils au aux ce cette ces je mon ma mes par d l qu n s c y faut mais sans chez tout tous être avoir afin dont déjà très bonjour merci cherche cherchons voulons souhaitons veut besoin entre jusqu aussi deux trois quatre cinq environ'
    .split(' ')
    .map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')),
)
const ENGLISH = new Set(
  'the and is are for not we you our your with in who that it he she they us at this these i my of to be have has need needs want wants looking but without from all will can should would do does no by an as into hello hi thanks please some one two three four five about around within'.split(
    ' ',
  ),
)
const ACCENTED = /[àâçèéêëîïôùûœ]/iu
const ACCENT = 0.5

/** Language of a text by its function words and accents; French where neither leads. */
export function languageOf(words: readonly Word[]): Language {
  let lead = 0
  for (const { folded, raw } of words) {
    if (FRENCH.has(folded)) lead += 1
    else if (ENGLISH.has(folded)) lead -= 1
    if (ACCENTED.test(raw)) lead += ACCENT
  }
  return lead >= 0 ? 'fr' : 'en'
}
