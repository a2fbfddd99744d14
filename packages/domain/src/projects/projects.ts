import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { BRIEF_MAX } from './brief-max.ts'
import { departure } from './departures.ts'
import { formation } from './formations.ts'
import { phrasing, projectModel } from './phrasings.ts'
import {
  BRIEF_GAPS,
  day,
  INVITATION_STATUSES,
  labels,
  PROJECT_NEXT,
  PROJECT_STEPS,
  TEAM_KINDS,
  TEAM_STATUSES,
  teamPerson,
} from './project-terms.ts'
import { projectRequirement } from './requirements.ts'

export const projectPath = z.object({ id: z.guid().toLowerCase() })
export const projectForm = z.object({ text: requiredText(BRIEF_MAX) })
/** Next turn of a client; with neither a text nor an answer they leave the questions unanswered. */
export const turnForm = z.object({
  text: requiredText(BRIEF_MAX).optional(),
  answers: z
    .array(z.object({ about: z.enum(BRIEF_GAPS), text: requiredText(BRIEF_MAX) }))
    .max(2)
    .optional()
    .describe('To the questions of the turn before'),
})
export type TurnForm = z.output<typeof turnForm>
export const teamChoiceForm = z.object({
  formation_id: z.guid().toLowerCase(),
  kind: z.enum(TEAM_KINDS),
})
export type TeamChoiceForm = z.output<typeof teamChoiceForm>

const count = z.number().int().min(0)
const step = z.enum(PROJECT_STEPS)

export const projectList = z.array(
  z
    .object({
      id: z.guid(),
      title: z.string(),
      step,
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      next: z.enum(PROJECT_NEXT).describe('For its client'),
      team: z
        .object({
          people: z.array(teamPerson).describe('Chosen, asked or accepted'),
          seats: count,
          accepted: count,
          plan: z
            .object({
              finish: day,
              tasks: count,
              done: count,
              late: count,
              deliveries: count.describe('That wait for the client'),
              delivered: z.boolean(),
              feedback: count.describe('Members whom the client may still judge'),
            })
            .nullable(),
        })
        .nullable(),
    })
    .meta({ id: 'Project' }),
)
export type Project = z.output<typeof projectList>[number]

const patch = z.array(
  z.object({ change: z.enum(['added', 'removed', 'changed']), requirement: projectRequirement }),
)

const turn = z
  .object({
    position: count,
    said: z.string().nullable(),
    reply: z.enum(['understood', 'unchanged', 'ready', 'formed', 'impossible', 'chosen']),
    patch: patch.describe('Requirements that came, went or changed'),
    missing: z.array(z.enum(BRIEF_GAPS)),
    questions: z.array(z.enum(BRIEF_GAPS)).max(2),
    phrasing: phrasing.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ProjectTurn' })
export type ProjectTurn = z.output<typeof turn>

const brief = z
  .object({
    version: count,
    text: z.string(),
    language: z.enum(['fr', 'en']),
    requirements: z.array(projectRequirement),
    roles: z.array(z.object({ id: z.string(), labels, days: z.number(), optional: z.boolean() })),
    start: day,
    due: day.nullable(),
    budget: z.object({ max: z.number().nullable(), currency: z.string() }).nullable(),
  })
  .meta({ id: 'ProjectBrief' })
export type ProjectBrief = z.output<typeof brief>

export const chosenTeam = z
  .object({
    id: z.guid(),
    kind: z.enum(TEAM_KINDS),
    status: z.enum(TEAM_STATUSES),
    work: z.enum(['none', 'running', 'delivered']).describe('none: nothing is planned yet'),
    quality: z.number(),
    cost: z.number(),
    currency: z.string(),
    start: day,
    finish: day,
    plan_finish: day.nullable().describe('Null: nothing is planned yet'),
    seats: z.array(
      z.object({
        role: z.string(),
        labels,
        days: z.number(),
        is_needed: z.boolean().describe('Whether it has work left'),
        day_rate: z.number().describe('Of the person who was chosen'),
        person: teamPerson.nullable(),
        deputies: count.describe('Left to be asked'),
        overrides: z
          .array(
            z.object({
              left: teamPerson.nullable(),
              instead: teamPerson.nullable(),
              reason: z.string(),
              created_at: z.iso.datetime(),
            }),
          )
          .describe('What the provider changed, and why'),
        invitations: z.array(
          z.object({
            id: z.guid(),
            person: teamPerson,
            day_rate: z.number(),
            status: z.enum(INVITATION_STATUSES),
            reason: z.string().nullable(),
            departure: departure.nullable().describe('How it ended after it was accepted'),
            due_at: z.iso.datetime(),
            answered_at: z.iso.datetime().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ChosenTeam' })
export type ChosenTeam = z.output<typeof chosenTeam>

export const projectDetail = z
  .object({
    id: z.guid(),
    title: z.string(),
    step,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    brief,
    turns: z.array(turn),
    formation: formation.nullable(),
    team: chosenTeam.nullable(),
    model: projectModel.nullable().describe('Null: the provider has set up none'),
  })
  .meta({ id: 'ProjectDetail' })
export type ProjectDetail = z.output<typeof projectDetail>

/** Answer to a wish for teams. */
export const formedProject = projectDetail
  .extend({
    impossible: formation
      .nullable()
      .describe('What would have to change, where the project keeps the teams it had'),
  })
  .meta({ id: 'FormedProject' })
