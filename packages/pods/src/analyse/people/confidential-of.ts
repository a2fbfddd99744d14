import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'

export type ConfidentialReading = { span: Span; confidence: number }

const CUES = phrasesOf<boolean>([
  [
    true,
    'confidentiel, confidentielle, confidentiels, confidential, strictly confidential, nda, non disclosure agreement, non disclosure, accord de confidentialité, clause de confidentialité, engagement de confidentialité, ne rien divulguer, ne pas divulguer, ne pas ébruiter, secret, top secret, sous embargo, under embargo, keep it quiet, keep this quiet, keep this to yourself, between us, entre nous, stays between us, discrétion, discretion, pas publique, not public yet, non publique, stealth, stealth mode',
  ],
  [
    false,
    'no nda, pas de nda, sans nda, politique de confidentialité, not confidential, pas confidentiel, données confidentielles, confidential data, secret santa, trade secret law, secret de fabrication, rédiger un nda, draft an nda, write an nda',
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
