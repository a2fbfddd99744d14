/** When a day, given as `2026-11-21`, begins on the reader's clock, or one that many days later. */
export function dayStart(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(0)
  start.setHours(0, 0, 0, 0)
  start.setFullYear(year, month - 1, date + daysLater)
  return start
}
