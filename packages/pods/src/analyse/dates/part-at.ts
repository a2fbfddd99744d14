import { weekdayOf } from '../../days.ts'
import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { DayNumber } from './calendar.ts'
import { namedDateAt } from './named-date-at.ts'
import type { Period, PeriodGrammar } from './period.ts'
import { currentSpanAt, spanAt } from './span-at.ts'

type Edge = 'early' | 'mid' | 'late'

const EDGES = phrasesOf<Edge>([
  [
    'early',
    'début, au début, au début de, tout début, early, early in, beginning of, the beginning of, start of, the start of',
  ],
  ['mid', 'mi, la mi, à la mi, mid, milieu, milieu de, au milieu de, middle of, the middle of'],
  [
    'late',
    'fin, à la fin, à la fin de, la fin de, toute fin, late, late in, end of, the end of, year end',
  ],
])

/** Beginning, middle or end of a stretch of days: "mi-mars", "end of Q1", "début janvier", "fin du mois". */
const edgeAt: PeriodGrammar = (words, at, today) => {
  const edge = phraseAt(EDGES, words, at)
  if (edge === undefined) return undefined
  const span = spanAt(words, edge.next, today) ?? currentSpanAt(words, edge.next, today)
  if (span === undefined || span.kind === 'day') return undefined
  return { ...edgeOf(span, edge.value), next: span.next }
}

const MONTH_DAYS = 31

function edgeOf({ from, to }: Period, edge: Edge): Period {
  const days = to - from
  const isMonth = days < MONTH_DAYS
  if (edge === 'mid') {
    const middle = isMonth ? from + 14 : from + Math.round(days / 2)
    return { kind: 'part', from: middle, to: middle }
  }
  const size = isMonth ? 6 : Math.round(days / 6)
  return edge === 'early'
    ? { kind: 'part', from, to: from + size }
    : { kind: 'part', from: to - size, to }
}

const ORDINALS = phrasesOf([
  [1, 'première, 1re, 1ère, first, 1st'],
  [2, 'deuxième, seconde, 2e, 2ème, second, 2nd'],
  [3, 'troisième, 3e, 3ème, third, 3rd'],
  [4, 'quatrième, 4e, fourth, 4th'],
  [-1, 'dernière, last, final'],
])
const PIECES = phrasesOf([
  [7, 'semaine, semaine de, semaine du mois de, week, week of, week in'],
  [15, 'quinzaine, quinzaine de, moitié de, fortnight of, half of, fortnight in'],
])

/** "première quinzaine de septembre", "last week of March", "second half of June". */
const pieceAt: PeriodGrammar = (words, at, today) => {
  const ordinal = phraseAt(ORDINALS, words, at)
  const piece = ordinal && phraseAt(PIECES, words, ordinal.next)
  const span = piece && spanAt(words, piece.next, today)
  if (span === undefined || span.kind !== 'span' || span.to - span.from > MONTH_DAYS)
    return undefined
  return { ...pieceOf(span, ordinal?.value ?? 1, piece?.value ?? 7), next: span.next }
}

function pieceOf({ from, to }: Period, ordinal: number, size: number): Period {
  if (ordinal < 0) return { kind: 'part', from: to - size + 1, to }
  const first = from + (ordinal - 1) * size
  const last = size === 15 && ordinal === 2 ? to : Math.min(first + size - 1, to)
  return { kind: 'part', from: first, to: last }
}

const WEEK_OF = phrasesOf([
  [true, 'semaine du, week of, week of the, week commencing, week beginning'],
])

/** "la semaine du 8 mars": that week from its Monday, or from the day where it is none. */
const weekOfAt: PeriodGrammar = (words, at, today) => {
  const week = phraseAt(WEEK_OF, words, at)
  const day = week && namedDateAt(words, week.next, today)
  return day && { kind: 'part', from: day.from, to: endOfWeek(day.from), next: day.next }
}

const endOfWeek = (day: DayNumber) => day + 7 - weekdayOf(day)

const GRAMMARS = [edgeAt, pieceAt, weekOfAt]

/** Part of a month, quarter, season or year that begins at a word. */
export const partAt: PeriodGrammar = (words: readonly Word[], at, today) => {
  for (const grammar of GRAMMARS) {
    const found = grammar(words, at, today)
    if (found !== undefined) return found
  }
  return undefined
}
