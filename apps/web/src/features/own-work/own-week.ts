import type { OwnMilestone, OwnSeat, OwnTask, OwnWeek, OwnWork } from '@podium/domain'
import { dayAfter } from '../../lib/day-count.ts'

/** Task or milestone with the day it is due. */
export type DueItem = ({ kind: 'task' } & OwnTask) | ({ kind: 'milestone' } & OwnMilestone)

/** A week with its seats and what is due in it. */
export type BusyWeek = { week: OwnWeek; seats: readonly OwnSeat[]; due: readonly DueItem[] }

/** Weeks in order: each that has work, and consecutive ones without as one run. */
export function runsOf(work: OwnWork, weeks: readonly OwnWeek[]): (BusyWeek | OwnWeek[])[] {
  const runs: (BusyWeek | OwnWeek[])[] = []
  for (const week of weeks) {
    const { seats, due } = workOfWeek(work, week.week)
    const last = runs.at(-1)
    if (seats.length > 0 || due.length > 0) runs.push({ week, seats, due })
    else if (Array.isArray(last)) last.push(week)
    else runs.push([week])
  }
  return runs
}

/** Seats of a week, and what is due in it, by day. */
function workOfWeek(
  work: OwnWork,
  week: string,
): { seats: readonly OwnSeat[]; due: readonly DueItem[] } {
  const sunday = dayAfter(week, 6)
  return {
    seats: work.seats.filter(({ start, finish }) => start <= sunday && finish >= week),
    due: dueItems(work).filter(({ due }) => due >= week && due <= sunday),
  }
}

/** Unfinished work that was due before a day. */
export const lateWork = (work: OwnWork, day: string): DueItem[] =>
  dueItems(work).filter((item) => item.due < day && !isOver(item))

export const isOver = (item: DueItem): boolean =>
  item.kind === 'task' ? item.state === 'done' : item.is_accepted

const dueItems = ({ tasks, milestones }: OwnWork): DueItem[] =>
  [
    ...tasks.map((task) => ({ kind: 'task' as const, ...task })),
    ...milestones.map((milestone) => ({ kind: 'milestone' as const, ...milestone })),
  ].sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
