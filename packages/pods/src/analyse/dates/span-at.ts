import { dateNumber, yearOf } from '../../days.ts'
import { easterOf } from '../../easter.ts'
import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import { type DayNumber, monthEnd, monthOf, onOrAfter } from './calendar.ts'
import { monthAt, yearAt } from './month-at.ts'
import { nextYearly, type Period, type PeriodGrammar, type PeriodMatch } from './period.ts'

/** Whole month, quarter, half-year, season, holiday or year that begins at a word, articles before it included. */
export const spanAt: PeriodGrammar = (words, at, today) => {
  const from = skipArticles(words, at)
  return (
    namedSpan(words, from, today) ??
    monthSpan(words, from, today) ??
    quarterSpan(words, from, today) ??
    yearSpan(words, from)
  )
}

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'the', 'de', 'du', 'd', 'of', 'mois'])
const MOST_ARTICLES = 3

function skipArticles(words: readonly Word[], at: number): number {
  let from = at
  while (from < at + MOST_ARTICLES && ARTICLES.has(words[from]?.folded ?? '')) from += 1
  return from
}

function withYear(
  words: readonly Word[],
  { today, next, make }: { today: DayNumber; next: number; make: (year: number) => Period },
): PeriodMatch {
  const year = yearAt(words, next)
  if (year !== undefined) return { ...make(year.year), next: year.next }
  return { ...nextYearly(today, yearOf(today), make), next }
}

function monthSpan(words: readonly Word[], at: number, today: DayNumber): PeriodMatch | undefined {
  const month = monthAt(words, at)
  const isOfDay = /^\d{1,3}$/.test(words[at - 1]?.folded ?? '')
  if (month === undefined || isOfDay) return undefined
  return withYear(words, { today, next: at + 1, make: (year) => monthsOf(year, month, 1) })
}

const monthsOf = (year: number, first: number, count: number): Period => ({
  kind: 'span',
  from: dateNumber(year, first, 1),
  to: monthEnd(year, first + count - 1),
})

const ORDINALS = phrasesOf([
  [1, 'premier, 1er, first, 1st'],
  [2, 'deuxième, 2e, 2ème, second, 2nd'],
  [3, 'troisième, 3e, 3ème, third, 3rd'],
  [4, 'quatrième, 4e, 4ème, dernier, fourth, 4th, last, final'],
])
const PARTS: ReadonlyMap<string, number> = new Map([
  ['trimestre', 3],
  ['quarter', 3],
  ['semestre', 6],
  ['half', 6],
])

/** "T3 2026", "Q1", "deuxième trimestre 2027", "first half of 2027". */
function quarterSpan(
  words: readonly Word[],
  at: number,
  today: DayNumber,
): PeriodMatch | undefined {
  const [, letter, digit] = /^([qtsh])([1-4])$/.exec(words[at]?.folded ?? '') ?? []
  if (letter !== undefined) {
    const needsYear = letter !== 'q'
    if (needsYear && yearAt(words, at + 1) === undefined && !isTimeWord(words[at - 1]))
      return undefined
    const months = letter === 'q' || letter === 't' ? 3 : 6
    const number = Number(digit)
    if (number * months > 12) return undefined
    const make = (year: number) => monthsOf(year, (number - 1) * months + 1, months)
    return withYear(words, { today, next: at + 1, make })
  }
  const ordinal = phraseAt(ORDINALS, words, at)
  const months = PARTS.get(words[ordinal?.next ?? at]?.folded ?? '')
  if (ordinal === undefined || months === undefined) return undefined
  const number = Math.min(ordinal.value, 12 / months)
  const next = skipArticles(words, ordinal.next + 1)
  const behind = yearAt(words, next) === undefined ? ordinal.next + 1 : next
  const make = (year: number) => monthsOf(year, (number - 1) * months + 1, months)
  if (months === 6 && yearAt(words, behind) === undefined && words[ordinal.next]?.folded === 'half')
    return undefined
  return withYear(words, { today, next: behind, make })
}

const TIME_WORDS = new Set(
  'au en fin debut mi avant ici courant le of end mid early late by before in'.split(' '),
)
const isTimeWord = (word: Word | undefined) => TIME_WORDS.has(word?.folded ?? '')

const oneDay = (day: DayNumber): Period => ({ kind: 'day', from: day, to: day })
const between = (from: DayNumber, to: DayNumber): Period => ({ kind: 'span', from, to })

/** Seasons, holidays and school terms by year; French ones where countries differ. */
const NAMED = phrasesOf<(year: number) => Period>([
  [(year) => between(dateNumber(year, 3, 20), dateNumber(year, 6, 20)), 'printemps, spring'],
  [
    (year) => between(dateNumber(year, 6, 21), dateNumber(year, 9, 20)),
    'été, summer, saison estivale, grandes vacances, vacances d été, congés d été, vacances scolaires d été, summer holidays, summer break, summer holiday',
  ],
  [(year) => between(dateNumber(year, 9, 21), dateNumber(year, 12, 20)), 'automne, autumn'],
  [(year) => between(dateNumber(year, 12, 21), dateNumber(year + 1, 3, 19)), 'hiver, winter'],
  [
    (year) => ({ kind: 'part', from: dateNumber(year, 9, 1), to: dateNumber(year, 9, 5) }),
    'rentrée, rentrée de septembre, rentrée scolaire, rentrée universitaire, back to school, start of the school year, start of term',
  ],
  [
    (year) => oneDay(dateNumber(year, 12, 25)),
    'noël, christmas, xmas, fêtes de fin d année, fêtes, trêve des confiseurs, christmas break, festive season',
  ],
  [(year) => oneDay(easterOf(year)), 'pâques, easter'],
  [(year) => oneDay(easterOf(year) - 7), 'semaine sainte, holy week, rameaux, palm sunday'],
  [(year) => oneDay(easterOf(year) - 2), 'vendredi saint, good friday'],
  [(year) => oneDay(easterOf(year) - 21), 'mothering sunday'],
  [(year) => oneDay(easterOf(year) + 39), 'ascension'],
  [(year) => oneDay(easterOf(year) + 49), 'pentecôte, pentecost, whitsun'],
  [(year) => oneDay(dateNumber(year, 11, 1)), 'toussaint'],
  [(year) => oneDay(dateNumber(year, 3, 20)), 'spring equinox, équinoxe de printemps'],
  [(year) => oneDay(dateNumber(year, 3, 8)), 'journée des femmes, international women s day'],
  [(year) => oneDay(dateNumber(year, 5, 1)), 'fête du travail, may day'],
  [
    (year) => oneDay(onOrAfter(dateNumber(year, 8, 25), 1)),
    'august bank holiday, summer bank holiday',
  ],
  [
    (year) => {
      const last = onOrAfter(dateNumber(year, 5, 25), 1)
      return { kind: 'part', from: last, to: last + 4 }
    },
    'may half term, summer half term, whitsun half term',
  ],
  [(year) => oneDay(dateNumber(year, 4, 5)), 'end of the tax year, tax year end'],
  [
    (year) => oneDay(dateNumber(year, 12, 31)),
    'clôture de l exercice, fin de l exercice, fin d exercice',
  ],
  [(year) => oneDay(dateNumber(year, 2, 14)), 'saint valentin, valentine s day, valentines day'],
  [(year) => oneDay(dateNumber(year, 10, 31)), 'halloween'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 11, 22), 4) + 1), 'black friday'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 11, 22), 4) + 4), 'cyber monday'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 11, 22), 4)), 'thanksgiving'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 5, 25), 1)), 'memorial day'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 9, 1), 1)), 'labor day'],
  [(year) => oneDay(dateNumber(year, 7, 4)), 'independence day, fourth of july'],
  [(year) => oneDay(dateNumber(year, 7, 14)), 'fête nationale, bastille day'],
  [(year) => oneDay(dateNumber(year, 6, 21)), 'fête de la musique'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 5, 25), 7)), 'fête des mères'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 6, 15), 7)), 'fête des pères, father s day'],
  [(year) => oneDay(dateNumber(year, 12, 6)), 'saint nicolas'],
  [(year) => oneDay(dateNumber(year, 12, 26)), 'boxing day'],
  [(year) => oneDay(dateNumber(year, 11, 5)), 'bonfire night, guy fawkes'],
  [(year) => oneDay(dateNumber(year, 3, 17)), 'st patrick s day, saint patrick'],
  [(year) => oneDay(dateNumber(year, 1, 6)), 'épiphanie'],
  [(year) => oneDay(easterOf(year) - 47), 'mardi gras, shrove tuesday'],
  [(year) => oneDay(onOrAfter(dateNumber(year, 9, 15), 6)), 'journées du patrimoine'],
  [
    (year) => oneDay(onOrAfter(dateNumber(year, 1, 8), 3)),
    'soldes, soldes d hiver, soldes de janvier, january sales, winter sales',
  ],
  [
    (year) => oneDay(onOrAfter(dateNumber(year, 6, 24), 3)),
    'soldes d été, soldes de juin, summer sales',
  ],
  [(year) => oneDay(dateNumber(year, 12, 19)), 'vacances de noël, christmas holidays'],
  [
    (year) => ({ kind: 'part', from: dateNumber(year, 9, 1), to: dateNumber(year, 9, 20) }),
    'vendanges',
  ],
  [
    (year) => ({ kind: 'part', from: dateNumber(year, 6, 30), to: dateNumber(year, 7, 6) }),
    'fin de l année scolaire, end of the school year, end of the summer term',
  ],
  [
    (year) => ({ kind: 'part', from: dateNumber(year, 3, 25), to: dateNumber(year, 3, 31) }),
    'end of the financial year, end of the fiscal year, financial year end',
  ],
  [(year) => oneDay(dateNumber(year, 1, 1)), 'nouvel an, new year, jour de l an'],
  [
    (year) => {
      const first = onOrAfter(dateNumber(year, 2, 6), 6)
      return { kind: 'part', from: first, to: first }
    },
    'vacances de février, vacances d hiver, february half term',
  ],
  [
    (year) => {
      const first = onOrAfter(dateNumber(year, 4, 3), 6)
      return { kind: 'part', from: first, to: first }
    },
    'vacances de printemps, vacances de pâques, easter holidays',
  ],
  [
    (year) => {
      const first = onOrAfter(dateNumber(year, 10, 16), 6)
      return { kind: 'part', from: first, to: first }
    },
    'vacances de la toussaint, october half term',
  ],
])

function namedSpan(words: readonly Word[], at: number, today: DayNumber): PeriodMatch | undefined {
  const named = phraseAt(NAMED, words, at)
  if (named === undefined || isParticiple(words, at)) return undefined
  return withYear(words, { today, next: named.next, make: named.value })
}

/** "a été refait": no summer. */
const isParticiple = (words: readonly Word[], at: number) =>
  words[at]?.folded === 'ete' && HAVING.has(words[at - 1]?.raw.toLowerCase() ?? '')
const HAVING = new Set(
  'a ont avait avaient ai as avons avez ayant avoir aurait aura auront déjà jamais toujours pas bien'.split(
    ' ',
  ),
)

/** A year by itself counts with what says that it is one: the caller looks at the word before. */
function yearSpan(words: readonly Word[], at: number): PeriodMatch | undefined {
  const { folded = '', gap = '' } = words[at] ?? {}
  if (!/^20[2-9]\d$/.test(folded) || !/^[ \u00a0-]$/.test(gap)) return undefined
  return { ...monthsOf(Number(folded), 1, 12), next: at + 1 }
}

const CALENDAR_UNITS = phrasesOf<(today: DayNumber) => Period>([
  [
    (today) => monthsOf(yearOf(today), monthOf(today), 1),
    'mois, du mois, month, the month, ce mois, this month, mois ci',
  ],
  [(today) => monthsOf(yearOf(today), monthOf(today) + 1, 1), 'mois prochain, next month'],
  [
    (today) => monthsOf(yearOf(today), 1, 12),
    'année, an, year, the year, l année, cette année, this year, d année, d an',
  ],
])

/** "the month" of "end of the month": a stretch that is counted from today, only good behind an edge. */
export const currentSpanAt: PeriodGrammar = (words, at, today) => {
  const unit = phraseAt(CALENDAR_UNITS, words, at)
  return unit && { ...unit.value(today), next: unit.next }
}
