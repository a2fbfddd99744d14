/** Start of a day (`2026-11-21`), or of the day `daysLater`, in the reader's time zone. */
export function dayStart(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(0)
  start.setHours(0, 0, 0, 0)
  start.setFullYear(year, month - 1, date + daysLater)
  return start
}
