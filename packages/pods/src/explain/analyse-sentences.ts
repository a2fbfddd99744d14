import type { AnalyseFacts } from '../analyse/analyse-facts.ts'
import type { Sentences } from './sentences.ts'

/** Facts of the reading of a brief. */
export const ANALYSE_SENTENCES: Sentences<AnalyseFacts> = {
  'brief-cut': {
    fr: (v, { number }) =>
      `Seuls les ${number(v.read)} premiers caractères de votre texte ont été lus, sur ${number(v.written)}.`,
    en: (v, { number }) =>
      `Only the first ${number(v.read)} of your text’s ${number(v.written)} characters were read.`,
  },
}
