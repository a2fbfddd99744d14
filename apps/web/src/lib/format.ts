import { dateFormat } from '@podium/domain'
import { currentLocale } from './i18n.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const WEEK_S = 7 * DAY_S

/** Format of dates in the interface's language, on one line each. */
export const dates = (options: Intl.DateTimeFormatOptions) =>
  dateFormat(currentLocale(), options, { space: '\u00a0' })

/** "il y a 5 minutes", "yesterday"; a plain date once a week has passed. */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000)
  if (-seconds >= WEEK_S) {
    return dates({ dateStyle: 'medium' }).format(date)
  }
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (-seconds < MINUTE_S) return format.format(0, 'second')
  if (-seconds < HOUR_S) return format.format(Math.ceil(seconds / MINUTE_S), 'minute')
  if (-seconds < DAY_S) return format.format(Math.ceil(seconds / HOUR_S), 'hour')
  return format.format(Math.ceil(seconds / DAY_S), 'day')
}

export function exactTime(date: Date): string {
  return dates({
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date)
}

/** Contents of a `<time>`, of an ISO 8601 time: itself for machines, its distance in words, exactly on hover. */
export function timeWords(iso: string): { iso: string; text: string; exact: string } {
  const date = new Date(iso)
  return { iso, text: relativeTime(date, new Date()), exact: exactTime(date) }
}

/** "21 nov. 2026, 11:04". */
export function shortTime(date: Date): string {
  return dates({
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date)
}

/** Time to the second, with the reader's time zone. */
export function preciseTime(date: Date): string {
  return dates({
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(date)
}

/** "prénom, nom et métier". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(words)
}

/** Amount in euros, without cents where there are none: "80 €", "82,50 €". */
export function money(euros: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros)
}

/** Number as people type it into a field: "82,5". */
export function typedNumber(value: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    useGrouping: false,
    maximumFractionDigits: 2,
  }).format(value)
}

export function percent(share: number): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share)
}

/** Share of 100 with at most one decimal: "99,7 %". */
export function percentOf100(share: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share / 100)
}

/** Change in points of 100, with its sign: "+3 %". */
export function changeInPercent(points: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(points / 100)
}

/** Number with at most one decimal. */
export function number(value: number): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(value)
}

/** Day without time or zone (`2026-11-21`): "21 nov.", "21 Nov". */
export function dayOfMonth(day: string): string {
  return dates({
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day))
}

/** Year, short month and day: "21 nov. 2026", "21 Nov 2026". */
export function shortDate(date: Date): string {
  return dates({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(date)
}

/** "11:04". */
export function timeOfDay(date: Date): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(date)
}

/** "lundi 23 novembre", with the year where it is not the present one. */
export function dayInWords(date: Date): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return dates({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}

/** Size of a file in words: "850 kB", "2.4 MB"; at least 1 kB. */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
