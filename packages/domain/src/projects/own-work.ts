import { z } from 'zod'
import { AVAILABILITY_STATUSES } from '../limits.ts'
import { TASK_STATES } from './plans.ts'
import { day, labels } from './project-terms.ts'

/** Weeks of one’s own that are shown, the reader's present one first. */
export const OWN_WEEKS = 12
/** Days for which what is over stays in one's own work: the present week, and a calendar that looks back. */
export const WORK_KEPT_DAYS = 90

const seat = z
  .object({
    invitation_id: z.guid(),
    project_id: z.guid().nullable().describe('Once one has accepted'),
    title: z.string().describe('Of the project'),
    role: labels,
    days: z.number(),
    start: day,
    finish: day,
    is_firm: z.boolean().describe('False while the invitation waits for an answer'),
    weeks: z.array(z.object({ week: day, hours: z.number() })).describe('Its hours, week by week'),
  })
  .meta({ id: 'OwnSeat' })
export type OwnSeat = z.output<typeof seat>

const due = z.object({
  id: z.string(),
  project_id: z.guid(),
  title: z.string().describe('Of the project'),
  labels,
  due: day.describe('Last day, which ends in the time zone of the projects'),
})
const task = due.extend({ state: z.enum(TASK_STATES) }).meta({ id: 'OwnTask' })
export type OwnTask = z.output<typeof task>
const milestone = due.extend({ is_accepted: z.boolean() }).meta({ id: 'OwnMilestone' })
export type OwnMilestone = z.output<typeof milestone>

/** Work of a professional in all their projects, beside the time they have for it. */
export const ownWork = z
  .object({
    status: z
      .enum(AVAILABILITY_STATUSES)
      .nullable()
      .describe('Of weeks that nothing was said of; null: not said either'),
    weeks: z
      .array(
        z.object({
          week: day.describe('Its Monday'),
          free: z.number().describe('Whole hours for projects, public holidays taken off'),
          is_said: z.boolean().describe('False where they follow from the availability status'),
          firm: z.number().describe('Whole hours of accepted seats'),
          tentative: z.number().describe('Whole hours of invitations that wait for an answer'),
        }),
      )
      .describe(
        'From the week of yesterday on: the reader’s present one is the first or the second',
      ),
    seats: z.array(seat),
    tasks: z.array(task),
    milestones: z.array(milestone),
  })
  .meta({ id: 'OwnWork' })
export type OwnWork = z.output<typeof ownWork>
export type OwnWeek = OwnWork['weeks'][number]
