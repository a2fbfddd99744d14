import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { numberAt } from '../numbers/number-at.ts'

export type SeniorityReading = { value: 'junior' | 'senior'; span: Span; confidence: number }

const LEVELS = phrasesOf<'junior' | 'senior' | 'none'>([
  [
    'senior',
    `
    senior, expérimenté, expérimentée, expérimentés, expérimentées, confirmé, confirmée, confirmés, confirmées,
    chevronné, chevronnée, aguerri, aguerrie, experienced, seasoned, veteran, years of experience,
    ans d expérience, années d expérience, ans de métier, ans d ancienneté, years experience,
    years in the trade, principal, solide expérience, bac + 5 minimum`,
  ],
  [
    'junior',
    'junior, juniors, débutant, débutante, student, étudiant, étudiante, beginner, entry level, apprenti, alternant, stagiaire',
  ],
  [
    'none',
    `
    niveau débutant, niveau débutants, niveau confirmé, beginner level, beginners, débutants,
    débutante complète, grands débutants, senior citizens, seniors, résidence senior, les seniors,
    public senior, not senior, clients confirmés, commandes confirmées, commande confirmée,
    rendez vous confirmé, students, étudiants, stagiaires`,
  ],
])
/** Years of work from which somebody is experienced. */
const SENIOR_YEARS = 4

/** Experience that is asked for. */
export function seniorityOf({ words, standings }: Brief): SeniorityReading | undefined {
  for (const { at, next, value } of phrasesBetween(LEVELS, words, [0, words.length])) {
    const standing = standings.at(at)
    if (
      value === 'none' ||
      standing === 'refused' ||
      standing === 'owned' ||
      standing === 'ignored'
    )
      continue
    const [first, last] = [words[at], words[next - 1]]
    if (first === undefined || last === undefined) continue
    const isYears = ['years', 'ans', 'annees'].includes(first.folded)
    const years = isYears ? (numberAt(words, at - 1)?.value ?? 0) : SENIOR_YEARS
    if (years >= SENIOR_YEARS) return { value, span: [first.start, last.end], confidence: 0.85 }
  }
  return undefined
}
