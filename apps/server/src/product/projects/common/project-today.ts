import { PROJECT_TIME_ZONE } from '@podium/domain'

/** Today's day where plans count their days. */
export function projectToday(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: PROJECT_TIME_ZONE }).format(now)
}
