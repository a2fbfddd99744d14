import { dateNumber, weekdayOf, yearOf } from '../../days.ts'
import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import { addMonths, type DayNumber, monthEnd, monthOf, onOrAfter } from './calendar.ts'
import type { Period, PeriodGrammar } from './period.ts'
import { type TimeMatch, timeAt } from './time-at.ts'

const OPENERS = phrasesOf([
  [
    true,
    `
    dans, dans les, d ici, d ici à, sous, en moins de, dans un délai de, délai de, délai, dans moins de,
    sous un délai de, within, within the, in, in the, in under, in less than, within about, inside, in about,
    in around, over the, no more than, dans environ, d ici environ`,
  ],
])
/** Least and most that "en" may count: "en trois jours" is how long a workshop takes, "en trois ans" how long something took. */
const LEAST_DAYS = 14
const MOST_MONTHS = 18
/** Words by which a clause tells what was. */
const PAST = new Set('ai ont avons avez avait avaient avions etait etaient sommes'.split(' '))
const FROM_NOW = phrasesOf([[true, 'from now, from today, s time, time, plus tard']])

/** Point of time counted from today: "dans six semaines", "within three months", "ten days from now". */
const countedAt: PeriodGrammar = (words, at, today) => {
  const opener = phraseAt(OPENERS, words, at) ?? enAt(words, at)
  if (opener === undefined) {
    const time = timeAt(words, at)
    const behind = time && phraseAt(FROM_NOW, words, time.next)
    return time && behind && !isFar(time) ? { ...after(today, time), next: behind.next } : undefined
  }
  const time = timeAt(words, opener.next)
  if (time === undefined || isFar(time) || isOf(words[time.next]?.folded)) return undefined
  return { ...after(today, time), next: time.next }
}

/** "En quatre mois", where nothing before it in its clause says that they are past. */
function enAt(words: readonly Word[], at: number): { next: number } | undefined {
  if (words[at]?.folded !== 'en') return undefined
  const time = timeAt(words, at + 1)
  if (time === undefined || time.months > MOST_MONTHS) return undefined
  if (time.months === 0 && time.days < LEAST_DAYS) return undefined
  for (let before = at - 1; words[before]?.clause === words[at]?.clause; before -= 1)
    if (PAST.has(words[before]?.folded ?? '')) return undefined
  return { next: at + 1 }
}

/** Beyond what anybody plans. */
const FAR_MONTHS = 120
const isFar = ({ days, months }: TimeMatch) => months + days / 30 > FAR_MONTHS

/** "in a week of tests": a length of work, not a point of time. */
const isOf = (folded: string | undefined) => folded === 'de' || folded === 'of' || folded === 'par'

function after(today: DayNumber, { days, months }: TimeMatch): Period {
  const wholeMonths = Math.floor(months)
  const day = addMonths(today, wholeMonths) + Math.round(days + (months - wholeMonths) * 30)
  return { kind: 'day', from: day, to: day }
}

const NAMED = phrasesOf<(today: DayNumber) => Period>([
  [(today) => point(today + 1), 'demain, tomorrow'],
  [(today) => point(today + 2), 'après demain, day after tomorrow'],
  [(today) => week(today + 7), 'semaine prochaine, next week'],
  [(today) => week(today), 'cette semaine, this week'],
  [(today) => point(onOrAfter(today, 5)), 'fin de semaine, end of the week'],
  [(today) => month(today, 1), 'mois prochain, next month'],
  [(today) => month(today, 0), 'ce mois ci, this month'],
  [
    (today) => ({
      kind: 'span',
      from: dateNumber(yearOf(today) + 1, 1, 1),
      to: dateNumber(yearOf(today) + 1, 12, 31),
    }),
    'l an prochain, l année prochaine, année prochaine, next year',
  ],
])

const point = (day: DayNumber): Period => ({ kind: 'day', from: day, to: day })

/** Working days of the week of a day. */
function week(day: DayNumber): Period {
  const monday = day - weekdayOf(day) + 1
  return { kind: 'part', from: monday, to: monday + 4 }
}

function month(today: DayNumber, later: number): Period {
  const [year, first] = [yearOf(today), monthOf(today) + later]
  return { kind: 'span', from: dateNumber(year, first, 1), to: monthEnd(year, first) }
}

/** Point or stretch of time counted from today. */
export const relativeAt: PeriodGrammar = (words, at, today) => {
  const named = phraseAt(NAMED, words, at)
  if (named !== undefined) return { ...named.value(today), next: named.next }
  return countedAt(words, at, today)
}
