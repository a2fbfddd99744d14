import { type PhraseMatch, phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'

/** ISO 639-1 codes of languages by their French and English names. */
const NAMES = phrasesOf([
  ['fr', 'français, française, french, francophone, francophones, québécois, québécoise'],
  ['en', 'anglais, anglaise, english, anglophone, anglophones'],
  ['de', 'allemand, allemande, german, germanophone, germanophones'],
  ['es', 'espagnol, espagnole, spanish, castillan, hispanophone, hispanophones'],
  ['it', 'italien, italienne, italian, italophone'],
  ['pt', 'portugais, portugaise, portuguese, lusophone'],
  ['nl', 'néerlandais, néerlandaise, dutch, flamand, flamande, flemish, néerlandophone'],
  ['pl', 'polonais, polonaise, polish'],
  ['ar', 'arabe, arabic'],
  ['zh', 'chinois, chinoise, chinese, mandarin'],
  ['ja', 'japonais, japonaise, japanese'],
  ['ko', 'coréen, coréenne, korean'],
  ['ru', 'russe, russian'],
  ['uk', 'ukrainien, ukrainian'],
  ['sv', 'suédois, suédoise, swedish'],
  ['da', 'danois, danoise, danish'],
  ['no', 'norvégien, norwegian'],
  ['fi', 'finnois, finlandais, finnish'],
  ['cs', 'tchèque, czech'],
  ['el', 'grec, grecque, greek'],
  ['hu', 'hongrois, hungarian'],
  ['ro', 'roumain, romanian'],
  ['tr', 'turc, turque, turkish'],
  ['ca', 'catalan'],
  ['cy', 'gallois, welsh'],
])

/** Language that is named at a word. */
export const languageNameAt = (
  words: readonly Word[],
  at: number,
): PhraseMatch<string> | undefined => phraseAt(NAMES, words, at)
