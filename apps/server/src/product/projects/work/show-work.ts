import { AVAILABILITY_DAYS, type OwnSeat, type OwnTask, type OwnWork } from '@podium/domain'
import { dayNumber, dayOf, weekOf } from '@podium/pods/days'
import type { Database } from '../../../platform/db/database.ts'
import { hoursByWeek } from '../market/hours-by-week.ts'
import { hoursLeft } from '../plan/hours-left.ts'
import { readWork } from './read-work.ts'
import { type Availability, weeksOfWork } from './weeks-of-work.ts'
import type { SeatRow } from './work-rows.ts'

/** Work of a person that is not over, beside the time they have for it. */
export async function showWork(db: Database, personId: string): Promise<OwnWork> {
  const today = new Date().toISOString().slice(0, 10)
  const firstWeek = weekOf(dayOf(dayNumber(today) - 1))
  const { seats: rows, tasks, milestones } = await readWork(db, personId)
  const availability = await readAvailability(db, personId, firstWeek)
  const notDelivered = rows.filter(({ is_delivered }) => !is_delivered)
  const running = new Set(notDelivered.map(({ project_id: id }) => id))
  const seats = notDelivered.map(seatOf)
  const isRunning = ({ project_id: id }: { project_id: string }) => running.has(id)
  return {
    status: availability.status,
    weeks: weeksOfWork({ availability, seats, firstWeek }),
    seats,
    tasks: tasks.filter(isRunning).map(({ state, ...task }) => ({ ...dueOf(task), state })),
    milestones: milestones
      .filter(isRunning)
      .map(({ is_accepted, ...milestone }) => ({ ...dueOf(milestone), is_accepted })),
  }
}

type Due = Omit<OwnTask, 'state'>

const dueOf = ({ id, project_id, title, labels, due }: Due): Due => ({
  id,
  project_id,
  title,
  labels,
  due,
})

function seatOf(row: SeatRow): OwnSeat {
  const { invitation_id, title, role, days, start, finish, is_firm } = row
  return {
    invitation_id,
    project_id: is_firm ? row.project_id : null,
    title,
    role,
    days,
    start,
    finish,
    is_firm,
    weeks:
      row.weeks === null
        ? hoursByWeek(row)
        : hoursLeft(row.weeks, row.done).map(({ week, hours }) => ({ week, hours })),
  }
}

async function readAvailability(
  db: Database,
  personId: string,
  firstWeek: string,
): Promise<Availability> {
  const [said] = await db.query<Availability>(
    `select availability_status as status, (
         select jsonb_object_agg(week, hours) from public.availability_weeks
         where person_id = professionals.id and week >= $2
           and said_at > now() - interval '${AVAILABILITY_DAYS} days') as weeks
       from public.professionals where id = $1`,
    [personId, firstWeek],
  )
  return said ?? { status: null, weeks: null }
}
