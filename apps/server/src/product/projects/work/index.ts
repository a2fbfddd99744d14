import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { endCalendarFeed } from './end-calendar-feed.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { getOwnWork } from './get-own-work.ts'
import { makeCalendarFeed } from './make-calendar-feed.ts'
import { readCalendar } from './read-calendar.ts'

/** A professional’s own work in all their projects, week by week and as a calendar. */
export const workOperations = (deps: ProjectsDeps): Served[] => [
  getOwnWork(deps),
  getCalendarFeed(deps),
  makeCalendarFeed(deps),
  endCalendarFeed(deps),
  readCalendar(deps),
]
