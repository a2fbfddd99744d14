import { z } from 'zod'
import { planDelivery } from './deliveries.ts'
import { day, labels, roleId, TEAM_STATUSES, teamPerson } from './project-terms.ts'
import { projectPath } from './projects.ts'

export const TASK_STATES = ['todo', 'doing', 'done'] as const
export type TaskState = (typeof TASK_STATES)[number]

/** Time zone whose days a plan counts in: a day ends when it ends there. */
export const PROJECT_TIME_ZONE = 'Europe/Paris'
/** Most versions of a plan; its table says the same. */
export const PLAN_VERSIONS_MAX = 500
/** Most work of one task, in person-days. */
export const TASK_DAYS_MAX = 1000
/** Most changes of one proposal. */
const CHANGES_MAX = 50

const taskId = z.string().min(1).max(120)
/** Work in person-days, in quarters of a day. */
const days = z.number().min(0).max(TASK_DAYS_MAX).multipleOf(0.25)

export const planTaskPath = projectPath.extend({ task: taskId })

/** Progress of a task, reported by the member whose it is, or by the client. */
export const taskForm = z
  .object({
    state: z.enum(TASK_STATES).optional(),
    remaining_days: days.optional().describe('Work still to do on a task in progress'),
    spent_days: days.nullable().optional().describe('Days worked on a task so far; null: not said'),
  })
  .refine((said) => Object.values(said).some((value) => value !== undefined))
export type TaskForm = z.output<typeof taskForm>

const planChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), task: taskId, start: day }),
  z.object({ kind: z.literal('unpin'), task: taskId }),
  z.object({ kind: z.literal('assign'), task: taskId, role: roleId }),
  z.object({ kind: z.literal('effort'), task: taskId, days: days.min(0.25) }),
])
export type PlanChangeForm = z.output<typeof planChange>

/** Changes to a version of a plan; without any it is planned again from today on. */
export const planChangesForm = z.object({
  version: z.number().int().min(1).max(PLAN_VERSIONS_MAX),
  changes: z.array(planChange).max(CHANGES_MAX),
})
export type PlanChangesForm = z.output<typeof planChangesForm>

const dates = { start: day, finish: day }

/** Outcome of changes that were not made yet. */
export const planProposal = z
  .object({
    version: z.number().int(),
    finish: day,
    joined: z.array(roleId).describe('Roles whose new holder’s weeks it takes up'),
    moved: z.array(z.object({ task: taskId, role: roleId, ...dates })),
  })
  .meta({ id: 'PlanProposal' })
export type PlanProposal = z.output<typeof planProposal>

const planTask = z
  .object({
    id: taskId,
    labels,
    role: roleId,
    milestone: z.string(),
    days: z.number(),
    after: z.array(taskId).describe('Tasks that have to be finished first'),
    pinned: day.nullable().describe('Day that the client placed it on'),
    ...dates,
    baseline: z.object(dates),
    state: z.enum(TASK_STATES),
    remaining_days: z.number(),
    spent_days: z.number().nullable().describe('As reported; null: not said'),
    started: day.nullable(),
    finished: day.nullable(),
    slack_days: z.number().describe('Working days it can slip without a later end of the whole'),
    is_critical: z.boolean(),
    is_mine: z.boolean(),
    is_done_by_former: z
      .boolean()
      .describe('Whether somebody did it who does not hold its role any more'),
    done_by: teamPerson.nullable().describe('Who that is; null: nobody, or a deleted account'),
  })
  .meta({ id: 'PlanTask' })
export type PlanTask = z.output<typeof planTask>

const planRole = z
  .object({
    id: roleId,
    labels,
    person: teamPerson.nullable(),
    is_mine: z.boolean(),
    weeks: z.array(
      z.object({
        week: day,
        hours: z.number().describe('Planned'),
        free: z.number().nullable().describe('Free for it; null for whom it does not concern'),
      }),
    ),
  })
  .meta({ id: 'PlanRole' })
export type PlanRole = z.output<typeof planRole>

const planMilestone = z
  .object({
    id: z.string(),
    labels,
    deliverables: z.array(z.object({ id: z.string(), labels })),
    deliveries: z.array(planDelivery).describe('The newest last'),
  })
  .meta({ id: 'PlanMilestone' })
export type PlanMilestone = z.output<typeof planMilestone>

/** Events of a plan by their kind, as the history's table keeps them. */
const planHappening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), details: z.object({ finish: day }) }),
  z.object({
    kind: z.literal('replanned'),
    details: z.object({
      version: z.number().int(),
      moved: z.number().int().describe('How many tasks have other dates since'),
      finish: day,
    }),
  }),
  z.object({
    kind: z.literal('task'),
    task: taskId,
    details: z.object({
      state: z.enum(TASK_STATES),
      remaining_days: z.number().optional(),
      spent_days: z.number().optional().describe('Where it was reported anew'),
    }),
  }),
  z.object({
    kind: z.literal('seat'),
    details: z.object({ role: roleId, change: z.enum(['left', 'replaced', 'joined']) }),
  }),
  z.object({
    kind: z.literal('delivery'),
    details: z.object({
      milestone: z.string(),
      version: z.number().int(),
      state: z.enum(['waiting', 'accepted', 'changes']),
    }),
  }),
])
export type PlanHappening = z.output<typeof planHappening>

export const planEvent = z
  .intersection(
    z.object({
      position: z.number().int(),
      author: z.string().nullable().describe('Name; null for the server and deleted accounts'),
      created_at: z.iso.datetime(),
    }),
    planHappening,
  )
  .meta({ id: 'PlanEvent' })
export type PlanEvent = z.output<typeof planEvent>

const plan = z
  .object({
    version: z.number().int(),
    today: day,
    ...dates,
    due: day.nullable(),
    baseline_finish: day,
    delivered_at: z.iso.datetime().nullable().describe('When the last milestone was accepted'),
    milestones: z.array(planMilestone),
    roles: z.array(planRole),
    tasks: z.array(planTask),
    critical_path: z.array(taskId),
    joined: z.array(roleId).describe('Roles that changed hands since the plan was made'),
    events: z.array(planEvent).describe('The newest first'),
  })
  .meta({ id: 'Plan' })
export type ProjectPlan = z.output<typeof plan>

export const planDetail = z
  .object({
    project: z.object({ id: z.guid(), title: z.string() }),
    team_id: z.guid().nullable(),
    team_status: z.enum(TEAM_STATUSES).nullable(),
    is_client: z.boolean(),
    plan: plan.nullable().describe('Until the team is complete there is none'),
  })
  .meta({ id: 'PlanDetail' })
export type PlanDetail = z.output<typeof planDetail>
