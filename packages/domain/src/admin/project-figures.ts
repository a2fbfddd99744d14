import { z } from 'zod'
import { teamPerson } from '../projects/project-terms.ts'

/** Periods of the figures, in days up to now. */
export const FIGURE_DAYS = ['30', '90', '365'] as const
export type FigureDays = (typeof FIGURE_DAYS)[number]

export const projectFiguresQuery = z.object({
  days: z.enum(FIGURE_DAYS).default('90').describe('How far back the figures go'),
})

const count = z.number().int().min(0)
const share = z.number().min(0).max(1)

/** Figures of projects in a period; null where there is nothing to tell. */
export const projectFigures = z
  .object({
    time_to_team: z
      .object({
        projects: count.describe('Whose first team was complete in the period'),
        median_hours: z.number().min(0),
        p90_hours: z.number().min(0),
      })
      .nullable()
      .describe('From the first word of the brief until everybody had accepted'),
    invitations: z
      .object({ accepted: count, declined: count, expired: count, acceptance: share })
      .nullable()
      .describe('That ended in the period; those taken back do not count'),
    milestones: z
      .object({ due: count, on_time: count, share })
      .nullable()
      .describe(
        'Due in the period by the first plan, and submitted by that day without being sent back',
      ),
    exposure: z
      .object({
        professionals: count.describe('Accounts of professionals now'),
        proposed: count.describe('Who stood in a proposed team'),
        places: count.describe(
          'People and projects: once for each project somebody was proposed for',
        ),
        gini: share.describe('0: everybody as often; towards 1: always the same'),
        newcomers: share.describe('Share of the places of people who had delivered nothing yet'),
        chosen_newcomers: share
          .nullable()
          .describe('The same of those whom clients chose; null: nobody was chosen'),
        people: z
          .array(
            z.object({
              person: teamPerson,
              proposed: count.describe('Projects they were proposed for'),
              chosen: count.describe('Projects they were chosen for'),
              is_newcomer: z.boolean().describe('Has delivered nothing until now'),
            }),
          )
          .describe('The first 50, the most often proposed first'),
      })
      .nullable(),
  })
  .meta({ id: 'ProjectFigures' })
export type ProjectFigures = z.output<typeof projectFigures>
