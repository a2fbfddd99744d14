const DAY_MS = 86_400_000

/** Mondays (UTC, ISO days) of a number of weeks, the present one first. */
export function mondaysFrom(now: Date, weeks: number): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Array.from({ length: weeks }, (_, week) =>
    new Date(now.getTime() + (week * 7 - sinceMonday) * DAY_MS).toISOString().slice(0, 10),
  )
}
