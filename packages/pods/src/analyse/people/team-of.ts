import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { numberAt } from '../numbers/number-at.ts'

export type TeamReading = { max: number; span: Span; confidence: number }

const PEOPLE = phrasesOf([
  [
    'anyone',
    'personne, personnes, people, person, persons, intervenants, intervenant, intervenantes, membres, profils, heads, of you, en tout, au total, in total, in all, all told',
  ],
  [
    'maker',
    'développeur, développeurs, développeuses, developer, developers, devs, engineer, engineers, experienced engineer, ingénieur, ingénieurs, freelance, freelances, freelancers, freelancer, consultant, consultants, experts, expert, specialists, designers, designer, graphistes, prestataires, contractors, contractor',
  ],
])
const TEAM = phrasesOf([
  [
    true,
    'équipe de, équipe resserrée de, équipe resserrée, petite équipe de, team of, a team of, small team of, équipe, team, crew of, pod de, pod of, binôme',
  ],
])
const CEILING_BEFORE = phrasesOf([
  [
    true,
    'pas plus de, au plus, maximum, max, at most, up to, no more than, not more than, jusqu à, maximum of',
  ],
])
const CEILING_BEHIND = phrasesOf([
  [true, 'au plus, maximum, max, au maximum, at most, tops, or fewer, ou moins, grand maximum'],
])
const LARGEST = 30
/** "un développeur" says which trade, not how many. */
const ARTICLES = new Set(['un', 'une'])
/** Words between a number of makers and what says that they are hired: a time, a rate. */
const HIRING = phrasesOf([
  [
    true,
    'for, pendant, pour, full time, à temps plein, needed, wanted, required, sur, remote, cherchons, please',
  ],
])
const SEEKING = phrasesOf([
  [
    true,
    'cherchons, cherche, recherchons, recherche, need, needs, want, looking for, hire, hiring, voulons, souhaitons, il nous faut, il faut, besoin de, besoin d',
  ],
])
const BEFORE = 3

/** Most people that the team may have: "quatre personnes au plus", "team of three", "two developers for a month". */
export function teamOf({ words, standings }: Brief): TeamReading | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at)
    if (number === undefined || !Number.isInteger(number.value) || number.value > LARGEST) continue
    const [first, last] = [words[at], words[number.next - 1]]
    if (first === undefined || last === undefined || number.value < 1) continue
    if (ARTICLES.has(first.folded) && number.value === 1) continue
    if (standings.at(at) === 'ignored') continue
    const high = rangeEnd(number.next, number.value)
    const people = phraseAt(PEOPLE, words, skipKind(high?.next ?? number.next))
    const after = people?.next ?? high?.next ?? number.next
    const isTeam = endsAt(TEAM, at)
    const isBounded =
      endsAt(CEILING_BEFORE, at) || phraseAt(CEILING_BEHIND, words, after) !== undefined
    const isHired =
      people?.value === 'maker' &&
      (phraseAt(HIRING, words, after) !== undefined || isSought(at) || opensSentence(at))
    const isMax = isTeam
      ? people !== undefined || isBounded || isOfTeam(at)
      : people !== undefined && isBounded
    if (isMax || isHired)
      return {
        max: high?.value ?? number.value,
        span: [first.start, words[after - 1]?.end ?? last.end],
        confidence: isMax ? 0.9 : 0.7,
      }
  }
  return undefined

  function rangeEnd(next: number, low: number) {
    const link = words[next]
    const isLink = link !== undefined && ['a', 'to', 'ou', 'or'].includes(link.folded)
    const isDash = /^[-–]$/.test(link?.gap ?? '')
    const end = isLink || isDash ? numberAt(words, isDash ? next : next + 1) : undefined
    const isEnd = end !== undefined && Number.isInteger(end.value) && end.value > low
    return isEnd && end.value <= LARGEST ? end : undefined
  }

  /** "two senior developers": an adjective between. */
  function skipKind(next: number): number {
    return phraseAt(PEOPLE, words, next) === undefined ? next + 1 : next
  }

  function endsAt(phrases: typeof TEAM, at: number): boolean {
    for (let from = Math.max(0, at - BEFORE); from < at; from += 1)
      if (phraseAt(phrases, words, from)?.next === at) return true
    return false
  }

  /** "équipe de quatre" needs no further word; "équipe, 4 …" does. */
  function isOfTeam(at: number): boolean {
    return ['de', 'of'].includes(words[at - 1]?.folded ?? '')
  }

  function isSought(at: number): boolean {
    return endsAt(SEEKING, at)
  }

  function opensSentence(at: number): boolean {
    return words[at - 1]?.sentence !== words[at]?.sentence
  }
}
