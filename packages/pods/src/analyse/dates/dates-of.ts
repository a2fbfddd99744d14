import { dayNumber, dayOf } from '../../days.ts'
import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Day } from '../../units.ts'
import type { Span } from '../analysis.ts'
import type { DayNumber } from './calendar.ts'
import { type Cue, cuesOf } from './date-cues.ts'
import { type DateMention, dateMentions } from './date-mentions.ts'

/** Day of start or delivery with the place that says so. */
type DateReading = { value: Day; span: Span; confidence: number }

export type DatesReading = {
  start: DateReading | undefined
  due: DateReading | undefined
  /** Places of all dates, as word indexes: what is in them is no length of work. */
  mentions: readonly DateMention[]
}

/** Days between both ends from which a range is a start and an end, not the days of one event. */
const RANGE_DAYS = 4

/** Start and due date of a brief that is read on a day. */
export function datesOf(words: readonly Word[], today: Day): DatesReading {
  const now = dayNumber(today)
  const mentions = joinRanges(words, dateMentions(words, now))
  let start: DateReading | undefined
  let lastCue: Cue | undefined
  let due: (DateReading & { score: number }) | undefined
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    const cues = cuesOf(words, mention, {
      floor: before?.next ?? 0,
      ceiling: mentions[index + 1]?.at ?? words.length,
      inherited: lastCue === 'due' && isSameClause(words, before, mention) ? 'due' : undefined,
    })
    lastCue = cues.cue
    const span = spanOf(words, mention)
    const isRange = mention.kind === 'range'
    const isLong = isRange && mention.to - mention.from >= RANGE_DAYS
    if (isLong || (cues.isStart && !isRange))
      start ??= { value: dayOf(Math.max(now, mention.from)), span, confidence: 0.85 }
    if (cues.isStart && !isRange) continue
    const score = isLong ? cues.due + 1 : cues.due
    const value = dayOf(Math.max(now, dueDay(mention)))
    if (due === undefined || score > due.score || (score === due.score && value > due.value))
      due = { value, span, confidence: Math.min(0.95, 0.5 + score / 8), score }
  }
  return { start: start ?? soonest(words, today), due: due && withoutScore(due), mentions }
}

const withoutScore = ({ value, span, confidence }: DateReading): DateReading => ({
  value,
  span,
  confidence,
})

const spanOf = (words: readonly Word[], { at, next }: { at: number; next: number }): Span => [
  words[at]?.start ?? 0,
  words[next - 1]?.end ?? 0,
]

const isSameClause = (words: readonly Word[], a: DateMention | undefined, b: DateMention) =>
  a !== undefined && words[a.next - 1]?.clause === words[b.at]?.clause

/** Last day that keeps the promise: the day before what it has to be before, the end of what it lies in. */
function dueDay({ kind, edge, from, to }: DateMention): DayNumber {
  if (edge === 'before') return kind === 'part' ? to : from - 1
  if (edge === 'by' && kind === 'span') return from
  return to
}

const LINKS = phrasesOf([
  [
    true,
    'to, au, à, et, and, until, till, jusqu au, jusqu à, jusqu en, through, et le, au plus tard',
  ],
])
const OPENERS = new Set(['from', 'du', 'de', 'entre', 'between', 'le'])

/** Mentions of which two that name both ends of a range ("from 1 April to 30 September") are one. */
function joinRanges(words: readonly Word[], mentions: readonly DateMention[]): DateMention[] {
  const joined: DateMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    if (last !== undefined && isRange(words, last, mention)) {
      joined.pop()
      joined.push({ ...last, kind: 'range', edge: null, to: mention.to, next: mention.next })
    } else joined.push(mention)
  }
  return joined
}

function isRange(words: readonly Word[], first: DateMention, second: DateMention): boolean {
  if (second.to <= first.from || second.at - first.next > 1) return false
  const opens =
    OPENERS.has(words[first.at]?.folded ?? '') || OPENERS.has(words[first.at - 1]?.folded ?? '')
  const between = words[first.next]
  const isDash = second.at === first.next && /^\s?[-–—]\s?$/.test(between?.gap ?? '')
  const link = phrasesBetween(LINKS, words, [first.next, Math.min(second.next, first.next + 2)])
  return isDash || (opens && link[0]?.at === first.next && between?.gap.trim() === '')
}

const SOON = phrasesOf([
  [
    true,
    `
    asap, as soon as possible, dès que possible, au plus vite, le plus vite possible, au plus tôt,
    le plus tôt possible, immédiatement, immédiat, immédiate, immediately, right away, straight away,
    tout de suite, dès maintenant, dès à présent, dès aujourd hui, start now, start today`,
  ],
])

/** "As soon as possible" is a start today. */
function soonest(words: readonly Word[], today: Day): DateReading | undefined {
  const [first] = phrasesBetween(SOON, words, [0, words.length])
  return first && { value: today, span: spanOf(words, first), confidence: 0.7 }
}
