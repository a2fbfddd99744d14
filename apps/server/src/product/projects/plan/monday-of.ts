/** Monday of a day's week. */
export function mondayOf(day: string): string {
  const monday = new Date(day)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}
