import { z } from 'zod'
import { day, labels, roleId, slug, TEAM_KINDS, teamPerson } from './project-terms.ts'

const person = z.guid().toLowerCase()

/** Smallest single change that makes a team possible. */
const relaxation = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('budget'), to: z.number().positive().max(1_000_000_000) }),
    z.object({ kind: z.literal('due'), to: day }),
    z.object({ kind: z.literal('quality'), to: z.number().min(0).max(1) }),
    z.object({ kind: z.literal('skill'), role: roleId, skill: slug }),
    z.object({ kind: z.literal('role'), role: roleId }),
    z.object({ kind: z.literal('unlock'), role: roleId }),
    z.object({ kind: z.literal('include'), person }),
    z.object({ kind: z.literal('language'), language: z.string().length(2) }),
    z.object({ kind: z.literal('place'), city: z.string().min(1).max(100) }),
  ])
  .meta({ id: 'Relaxation' })
export type Relaxation = z.output<typeof relaxation>

/** Wishes of a client for the teams, beside the brief. */
export const formationForm = z.object({
  budget: z.number().positive().max(1_000_000_000).optional().describe('For the whole team'),
  due: day.optional(),
  quality: z.number().min(0).max(1).optional().describe('Least quality, share of 1'),
  locked: z.record(roleId, person).optional().describe('Role → person that must hold it'),
  excluded: z.array(person).max(200).optional(),
  relaxations: z.array(relaxation).max(20).optional().describe('Applied in order'),
})
export type FormationForm = z.output<typeof formationForm>

const sentences = z.array(z.string()).describe('In the reader’s language')

const proposedMember = z.object({
  role: z.string(),
  role_labels: labels,
  person: teamPerson,
  fit: z.number().describe('Share of 1, for this role of this project'),
  days: z.number(),
  day_rate: z.number(),
  cost: z.number(),
  start: day,
  finish: day,
  deputies: z.array(teamPerson),
  reasons: sentences,
})
export type ProposedMember = z.output<typeof proposedMember>

const proposedTeam = z
  .object({
    kind: z.enum(TEAM_KINDS),
    members: z.array(proposedMember),
    open: z.array(labels).describe('Roles without a holder'),
    quality: z.number(),
    cost: z.number(),
    start: day,
    finish: day,
    coverage: z.number(),
    uncovered: z.array(z.string()),
    outdone: z
      .object({ than: z.enum(TEAM_KINDS), text: z.string() })
      .nullable()
      .describe('Which team is worse than it in nothing, and better in what; null: none is'),
    tied: z
      .string()
      .nullable()
      .describe('That all teams are equal in what its kind is for; null: they are not'),
    best_too: sentences.describe('Other kinds of which it is the best as well'),
    facts: sentences,
    differences: z
      .array(z.object({ than: z.enum(TEAM_KINDS), text: z.string() }))
      .describe('From each other team, in the reader’s language'),
  })
  .meta({ id: 'ProposedTeam' })
export type ProposedTeam = z.output<typeof proposedTeam>

/** Teams formed for a project, or what would have to change. */
export const formation = z
  .object({
    id: z.guid(),
    brief_version: z.number().int(),
    asked: formationForm,
    currency: z.string(),
    budget: z.number().nullable().describe('Ceiling that counted'),
    due: day.nullable(),
    teams: z.array(proposedTeam),
    relaxations: z.array(z.object({ relaxation, text: z.string() })),
    facts: sentences,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Formation' })
export type Formation = z.output<typeof formation>
