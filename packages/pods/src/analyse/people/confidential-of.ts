import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'

export type ConfidentialReading = { span: Span; confidence: number }

const CUES = phrasesOf<boolean>([
  [
    true,
    `
    confidentiel, confidentielle, confidentiels, confidential, strictly confidential, nda,
    non disclosure agreement, non disclosure, accord de confidentialité, clause de confidentialité,
    engagement de confidentialité, ne rien divulguer, ne pas divulguer, ne pas ébruiter, secret, top secret,
    sous embargo, under embargo, keep it quiet, keep this quiet, keep this to yourself, keep it to yourself,
    keep this between us, keep it between us, stays between us, stay between us, between you and me,
    strictly between us, reste entre nous, restent entre nous, rester entre nous, restera entre nous,
    ça reste entre, en toute discrétion, toute discrétion, discrétion, discretion, be discreet, discreet please,
    restez discret, rester discret, soyez discret, tenu secret, tenue secrète, garder le secret, gardé secret,
    kept secret, keep it secret, keep this secret, pas un mot, not a word, n en parlez à personne,
    n en parler à personne, don t tell anyone, do not tell anyone, nobody must know, no one must know,
    nobody may know, nobody should know, personne ne doit savoir, personne ne doit le savoir,
    sans que ça se sache, ne doit pas s ébruiter, ne doit pas fuiter, must not leak, mustn t leak, can t leak,
    cannot leak, hush hush, under wraps, on the quiet, not for publication, ne pas diffuser, ne doit pas sortir,
    confidentiality agreement, confidentiality clause, confidentialité exigée, confidentialité absolue,
    secret professionnel, clause de secret, sign an nda, signer un nda, nda signé, pas publique, not public yet,
    non publique, stealth, stealth mode`,
  ],
  [
    false,
    `
    no nda, pas de nda, sans nda, politique de confidentialité, not confidential, pas confidentiel,
    données confidentielles, confidential data, no need for an nda, no nda needed, nda not needed, secret santa,
    trade secret law, secret de fabrication, rédiger un nda, draft an nda, write an nda`,
  ],
])

/** Whether the project has to be kept secret. */
export function confidentialOf({ words, standings }: Brief): ConfidentialReading | undefined {
  const found = phrasesBetween(CUES, words, [0, words.length]).find(
    ({ value, at }) => value && standings.at(at) !== 'ignored',
  )
  const [first, last] = [words[found?.at ?? -1], words[(found?.next ?? 0) - 1]]
  return first && last && { span: [first.start, last.end], confidence: 0.9 }
}
