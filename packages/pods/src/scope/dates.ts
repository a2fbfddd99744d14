import { dayNumber, dayOf, mondayOf } from '../days.ts'
import type { Day } from '../units.ts'
import type { Edits } from './edits.ts'
import type { ScopeFact } from './scope-facts.ts'
import type { Wants } from './wants.ts'

/** Calendar days that invitations and answers take before work can begin. */
const NOTICE_DAYS = 7

/** First possible day of work and day of delivery, with the reason of each. */
export type Dates = { start: Day; due: Day | null; reasons: readonly ScopeFact[] }

export function datesOf(wants: Wants, edits: Edits, today: Day): Dates {
  const begins = startOf(wants, edits, today)
  const ends = dueOf(wants, edits, begins.day)
  return {
    start: begins.day,
    due: ends?.day ?? null,
    reasons: [begins.reason, ...(ends ? [ends.reason] : [])],
  }
}

function startOf(wants: Wants, edits: Edits, today: Day): { day: Day; reason: ScopeFact } {
  const wished = edits.start ?? wants.start
  if (wished === undefined) {
    const day = dayOf(mondayOf(dayNumber(today) + NOTICE_DAYS + 6))
    return { day, reason: { code: 'start-assumed', values: { day } } }
  }
  const day = wished < today ? today : wished
  return {
    day,
    reason: { code: edits.start === undefined ? 'start-read' : 'start-set', values: { day } },
  }
}

function dueOf(
  wants: Wants,
  edits: Edits,
  start: Day,
): { day: Day; reason: ScopeFact } | undefined {
  if (edits.due === null) return undefined
  if (edits.due !== undefined)
    return { day: edits.due, reason: { code: 'due-set', values: { day: edits.due } } }
  if (wants.due !== undefined)
    return { day: wants.due, reason: { code: 'due-read', values: { day: wants.due } } }
  const { durationDays: days, budget } = wants
  if (days === undefined || budget?.per === 'day' || budget?.per === 'hour') return undefined
  const day = dayOf(dayNumber(start) + days)
  return { day, reason: { code: 'due-from-duration', values: { day, days } } }
}

const WORKING_SHARE = 5 / 7

/** Working days between two days, roughly: five of seven. */
export const workingDays = (start: Day, due: Day): number =>
  Math.max(0, Math.floor((dayNumber(due) - dayNumber(start) + 1) * WORKING_SHARE))
