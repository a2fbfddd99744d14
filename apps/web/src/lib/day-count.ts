const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one ISO day to another; negative when it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Monday of an ISO day's week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** ISO day a number of days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** ISO day of an instant where the reader is. */
export const localDay = (instant: Date): string => new Intl.DateTimeFormat('sv-SE').format(instant)
