import { type Phrases, phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { numberAt } from '../numbers/number-at.ts'

export type TeamReading = { max: number; span: Span; confidence: number }

const PEOPLE = phrasesOf([
  [
    'anyone',
    `
    personne, personnes, people, person, persons, intervenants, intervenant, intervenantes, membres, profils,
    heads, of you, en tout, au total, in total, in all, all told`,
  ],
  [
    'maker',
    `
    développeur, développeurs, développeuses, developer, developers, devs, engineer, engineers,
    experienced engineer, ingénieur, ingénieurs, freelance, freelances, freelancers, freelancer, consultant,
    consultants, experts, expert, specialists, designers, designer, graphistes, prestataires, contractors,
    contractor`,
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
  [
    true,
    `
    au plus, maximum, max, au maximum, at most, tops, or fewer, ou moins, grand maximum, at the very most,
    at the most, tout au plus, maxi, on your side at the very most, on your side at most, de votre côté au plus,
    pas plus, no more`,
  ],
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
    `
    cherchons, cherche, recherchons, recherche, need, needs, want, looking for, hire, hiring, voulons,
    souhaitons, il nous faut, il faut, besoin de, besoin d`,
  ],
])
const BEFORE = 3

/** Teams that a word or two name whole. */
const WHOLE = phrasesOf<number>([
  [
    1,
    `
    une seule personne, une personne seule, une personne unique, une seule et même personne,
    un seul prestataire, un seul intervenant, une seule intervenante, un seul freelance,
    un interlocuteur unique, un seul interlocuteur, un seul développeur, un seul traducteur,
    une seule traductrice, un freelance seul, quelqu un de seul, one person, one person only, only one person,
    just one person, a single person, one single person, one named person, a named person, one freelancer,
    one freelancer only, a single freelancer, a single developer, a single contractor, a lone freelancer,
    one pair of hands, no team, not a team, pas une équipe, pas d équipe`,
  ],
  [
    2,
    'un duo, en duo, un binôme, en binôme, a duo, a pair, a pair of people, the two of you, deux personnes, two people',
  ],
  [3, 'un trio, en trio, a trio, the three of you'],
])
/** Words by which a person named is no limit of the team: "one person in our office decides". */
const NOT_WHOLE = new Set('per par chez in among who qui of'.split(' '))
/** "one lead and at most two others": people beside the one who is named first. */
const OTHERS = phrasesOf([
  [
    true,
    'others, other, other people, more, autres, autres personnes, de plus, people besides, besides',
  ],
])
const LEADERS = phrasesOf([
  [
    true,
    `
    one lead, a lead, one project lead, one lead developer, one contact, one main contact, a single lead,
    un responsable, un chef de projet, un pilote, un référent, une référente, un interlocuteur principal`,
  ],
])
const LEADER_REACH = 6
const FOR = new Set('for pour to a by par of de chez than que'.split(' '))

/** Most people that the team may have: "quatre personnes au plus", "team of three", "two developers for a month". */
export function teamOf({ words, standings }: Brief): TeamReading | undefined {
  const whole = wholeTeam()
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at)
    if (number === undefined || !Number.isInteger(number.value) || number.value > LARGEST) continue
    const [first, last] = [words[at], words[number.next - 1]]
    if (first === undefined || last === undefined || number.value < 1) continue
    if (ARTICLES.has(first.folded) && number.value === 1) continue
    if (standings.at(at) === 'ignored') continue
    const high = rangeEnd(number.next, number.value)
    const others = phraseAt(OTHERS, words, high?.next ?? number.next)
    if (others !== undefined && endsAt(CEILING_BEFORE, at) && followsLeader(at))
      return {
        max: (high?.value ?? number.value) + 1,
        span: [first.start, words[others.next - 1]?.end ?? last.end],
        confidence: 0.8,
      }
    const people = phraseAt(PEOPLE, words, skipKind(high?.next ?? number.next))
    const after = people?.next ?? high?.next ?? number.next
    const isTeam = endsAt(TEAM, at)
    const isBounded =
      endsAt(CEILING_BEFORE, at) || phraseAt(CEILING_BEHIND, words, after) !== undefined
    const isHired =
      people?.value === 'maker' &&
      (phraseAt(HIRING, words, after) !== undefined || isSought(at) || opensSentence(at))
    const isOfPeople = isBounded && endsAt(PEOPLE, at)
    const isMax =
      isOfPeople || isTeam
        ? isOfPeople || people !== undefined || isBounded || isOfTeam(at)
        : people !== undefined && isBounded
    if (isMax || isHired)
      return {
        max: high?.value ?? number.value,
        span: [first.start, words[after - 1]?.end ?? last.end],
        confidence: isMax ? 0.9 : 0.7,
      }
  }
  return whole

  /** The largest of the teams that are named whole: "une personne seule ou un duo". */
  function wholeTeam(): TeamReading | undefined {
    const found = phrasesBetween(WHOLE, words, [0, words.length]).filter(
      ({ at, next }) =>
        ['wanted', 'nice'].includes(standings.at(at)) &&
        !NOT_WHOLE.has(words[next]?.folded ?? '') &&
        isSaidOfPeople(at),
    )
    const largest = found.reduce<(typeof found)[number] | undefined>(
      (best, one) => (best === undefined || one.value > best.value ? one : best),
      undefined,
    )
    const [first, last] = [words[largest?.at ?? -1], words[(largest?.next ?? 0) - 1]]
    return (
      largest &&
      first &&
      last && { max: largest.value, span: [first.start, last.end], confidence: 0.7 }
    )
  }

  /** Named at the beginning of a clause or as what is looked for, not as whom a thing is for. */
  function isSaidOfPeople(at: number): boolean {
    return words[at - 1]?.clause !== words[at]?.clause || !FOR.has(words[at - 1]?.folded ?? '')
  }

  function followsLeader(at: number): boolean {
    for (let from = Math.max(0, at - LEADER_REACH - 3); from < at; from += 1)
      if (phraseAt(LEADERS, words, from) !== undefined) return true
    return false
  }

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

  function endsAt<T>(phrases: Phrases<T>, at: number): boolean {
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
