import { PROJECT_TIME_ZONE } from '@podium/domain'
import { dayAfter } from './day-count.ts'
import { shortTime } from './format.ts'

/** Instant at which a day is over in the projects' time zone, in the reader's own; null where they live in that zone. */
export function localDeadline(
  day: string,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const midnight = Date.parse(`${dayAfter(day, 1)}T00:00:00Z`)
  const end = new Date(midnight - offsetAt(midnight, PROJECT_TIME_ZONE))
  return offsetAt(end.getTime(), zone) === offsetAt(end.getTime(), PROJECT_TIME_ZONE)
    ? null
    : shortTime(end)
}

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - instant
}
