import { dateNumber, yearOf } from '../../days.ts'
import type { Word } from '../../text/words.ts'
import { type DayNumber, monthEnd } from './calendar.ts'
import { nextYearly, type PeriodGrammar } from './period.ts'

const SEPARATOR = /^[/.-]$/

/** Date in figures: "2027-03-01", "01/03/2027", "1.3.27", "14/12". Day first unless that is impossible. */
export const numericDateAt: PeriodGrammar = (words, at, today) => {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]]
  if (!isFigure(first) || !isFigure(second) || !SEPARATOR.test(second.gap)) return undefined
  const [a, b] = [Number(first.folded), Number(second.folded)]
  if (isFigure(third) && third.gap === second.gap) {
    const c = Number(third.folded)
    const isIso = first.folded.length === 4
    const year = isIso ? a : third.folded.length === 4 ? c : 2_000 + c
    const day = isIso ? valid(year, b, c) : (valid(year, b, a) ?? valid(year, a, b))
    return day === undefined ? undefined : { kind: 'day', from: day, to: day, next: at + 3 }
  }
  const isShort = second.gap === '/' && second.folded.length === 2 && first.folded.length <= 2
  if (!isShort || valid(2_024, b, a) === undefined) return undefined
  const make = (year: number) => {
    const day = Math.min(dateNumber(year, b, a), monthEnd(year, b))
    return { kind: 'day' as const, from: day, to: day }
  }
  return { ...nextYearly(today, yearOf(today), make), next: at + 2 }
}

const isFigure = (word: Word | undefined): word is Word =>
  word !== undefined && /^\d{1,4}$/.test(word.folded)

function valid(year: number, month: number, day: number): DayNumber | undefined {
  if (year < 2_000 || year > 2_099 || month < 1 || month > 12 || day < 1) return undefined
  const number = dateNumber(year, month, day)
  return number > monthEnd(year, month) ? undefined : number
}
