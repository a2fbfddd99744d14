import { z } from 'zod'
import { day } from './project-terms.ts'

/** Standing of a project: nothing to report, worth a look, in need of a decision. */
export const HEALTH_LEVELS = ['on-track', 'watch', 'act'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

const level = z.enum(HEALTH_LEVELS)

const healthCause = z
  .object({
    level,
    text: z.string().describe('Why, in the language that the request asks for'),
    advice: z.string().nullable().describe('What can be done about it'),
    action: z.enum(['none', 'replan', 'open', 'replace']),
    task: z.string().nullable(),
    milestone: z.string().nullable(),
    role: z.string().nullable(),
  })
  .meta({ id: 'HealthCause' })
export type HealthCause = z.output<typeof healthCause>

const planBudget = z
  .object({
    currency: z.string(),
    ceiling: z.number().nullable().describe('Budget of the client; null: not said'),
    planned: z.number().describe('Cost of the whole as first planned'),
    spent: z
      .number()
      .describe('Days reported, or else the planned days of what is done, at the accepted rates'),
    planned_for_done: z.number().describe('Planned cost of what is done'),
    tasks_begun: z.number().int(),
    tasks_reported: z.number().int().describe('Begun tasks whose days were reported'),
  })
  .meta({ id: 'PlanBudget' })
export type PlanBudget = z.output<typeof planBudget>

export const planHealth = z
  .object({
    level,
    today: day,
    causes: z.array(healthCause).describe('The gravest first'),
    budget: planBudget.nullable().describe('For the client alone'),
  })
  .meta({ id: 'PlanHealth' })
export type PlanHealth = z.output<typeof planHealth>
