import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { formation } from '../projects/formations.ts'
import { day, labels, roleId, TEAM_KINDS, teamPerson } from '../projects/project-terms.ts'
import { chosenTeam } from '../projects/projects.ts'

const PROJECTS_PER_PAGE = 25
const PROJECTS_MAX_PER_PAGE = 100

/**
 * States of a project as the provider sees it: its steps until a team is chosen (`draft`: the brief is not settled;
 * `impossible`, `formed`: without and with teams to choose from), then those of the team, then of its plan.
 */
export const PROJECT_STATES = [
  'draft',
  'impossible',
  'formed',
  'chosen',
  'inviting',
  'incomplete',
  'running',
  'delivered',
] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

/** Filters of the list: each state, and `stalled`, which does not go on without help. */
export const PROJECT_FILTERS = ['stalled', ...PROJECT_STATES] as const
export type ProjectFilter = (typeof PROJECT_FILTERS)[number]

/** Days by which a task of a running project is late before the project counts as stalled. */
export const STALLED_LATE_DAYS = 7
/** Days for which a project without a possible team counts as stalled; after that its client has left it. */
export const STALLED_IMPOSSIBLE_DAYS = 30

/** Orders of the list; `-` is descending. */
export const ADMIN_PROJECT_SORTS = [
  '-updated_at',
  'updated_at',
  '-created_at',
  'created_at',
  'title',
  '-title',
] as const
export type AdminProjectSort = (typeof ADMIN_PROJECT_SORTS)[number]

export const adminProjectsQuery = z.object({
  state: z.enum(PROJECT_FILTERS).optional(),
  search: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'Part of a title or of the client’s e-mail address, or the beginning of a word of their name; case and accents do not count',
    ),
  sort: z.enum(ADMIN_PROJECT_SORTS).default('-updated_at'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(PROJECTS_MAX_PER_PAGE).default(PROJECTS_PER_PAGE),
})

const count = z.number().int().min(0)
const instant = z.iso.datetime()
const id = z.guid().toLowerCase()

export const adminProjectPath = z.object({ id })
export const adminFormationPath = z.object({ id, formation: id })

const planInShort = z.object({
  finish: day,
  tasks: count,
  done: count,
  late: count,
  deliveries: count.describe('That wait for the client'),
})

/** Row of the list. */
const adminProject = z
  .object({
    id: z.guid(),
    title: z.string(),
    state: z.enum(PROJECT_STATES),
    is_stalled: z.boolean(),
    client: teamPerson.extend({ email: z.string().nullable() }),
    created_at: instant,
    updated_at: instant,
    team: z
      .object({
        people: z.array(teamPerson).describe('Chosen, asked or accepted'),
        seats: count,
        accepted: count,
        plan: planInShort.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminProject' })
export type AdminProject = z.output<typeof adminProject>

export const adminProjectsPage = z
  .object({
    projects: z.array(adminProject),
    total: count.describe('How many match the state and the search'),
    counts: z
      .record(z.enum(PROJECT_FILTERS), count)
      .describe('How many match the search, by state'),
  })
  .meta({ id: 'AdminProjectsPage' })
export type AdminProjectsPage = z.output<typeof adminProjectsPage>

export const adminProjectDetail = adminProject
  .extend({
    brief: z
      .object({ version: count, text: z.string(), language: z.enum(['fr', 'en']) })
      .nullable()
      .describe('The newest'),
    chosen: chosenTeam.nullable().describe('The current team'),
    deputies: z
      .array(z.object({ role: z.string(), people: z.array(teamPerson) }))
      .describe('Who is left to be asked for each seat, in order'),
    dissolved: z
      .array(
        z.object({
          id: z.guid(),
          kind: z.enum(TEAM_KINDS),
          created_at: instant,
          seats: count,
          accepted: count,
        }),
      )
      .describe('Earlier teams, the newest first'),
    formations: z
      .array(
        z.object({
          id: z.guid(),
          created_at: instant,
          brief_version: count,
          teams: count,
          people: count.describe('Of the market'),
          is_shown: z.boolean(),
          is_chosen: z.boolean().describe('Whether a team was chosen from it'),
        }),
      )
      .describe('The newest first'),
  })
  .meta({ id: 'AdminProjectDetail' })
export type AdminProjectDetail = z.output<typeof adminProjectDetail>

/** Longest reason of an override, in UTF-16 units. */
export const OVERRIDE_REASON_MAX = 1000

export const seatOverrideForm = z.object({
  role: roleId,
  instead: id.optional().describe('Deputy who is asked first; absent: the next in order'),
  reason: requiredText(OVERRIDE_REASON_MAX).describe('The client reads it'),
})
export type SeatOverrideForm = z.output<typeof seatOverrideForm>

/** Part that a person of the market has in a formation; a member of one team may be a deputy in another. */
export const CANDIDATE_STANDINGS = [
  'member',
  'deputy',
  'considered',
  'excluded',
  'invited',
  'no_rate',
] as const
export type CandidateStanding = (typeof CANDIDATE_STANDINGS)[number]

/** Decision record of a formation in words of the reader’s language. */
export const decisionRecord = formation
  .extend({
    roles: z
      .array(
        z.object({
          id: z.string(),
          labels,
          days: z.number(),
          optional: z.boolean(),
          skills: count,
        }),
      )
      .describe('What was to be filled'),
    record: z.object({
      versions: z.object({ record: count, form: count, lexicon: z.string() }),
      weights: z.record(z.string(), z.number()).describe('Terms of quality; their sum is 1'),
      quality_share: z
        .record(z.string(), z.number())
        .describe('Least quality of a kind’s team, as a share of the best'),
      began: instant,
      ended: instant,
      steps: count.describe('Of the search'),
      market: z.object({ hash: z.string(), people: count, first_week: day }),
      standings: z.record(z.enum(CANDIDATE_STANDINGS), count).describe('How many people of each'),
      candidates: z
        .array(z.object({ person: teamPerson, standing: z.enum(CANDIDATE_STANDINGS) }))
        .describe('The first 200, those who were proposed first'),
    }),
  })
  .meta({ id: 'DecisionRecord' })
export type DecisionRecord = z.output<typeof decisionRecord>

const teamInShort = z.object({ quality: z.number(), cost: z.number(), start: day, finish: day })

/** Difference between a record and the same formation formed again. */
const recordDifference = z.discriminatedUnion('part', [
  z.object({ part: z.literal('market') }).describe('The market kept is not the one recorded'),
  z.object({
    part: z.literal('version'),
    name: z.enum(['record', 'form', 'lexicon']),
    was: z.string(),
    now: z.string(),
  }),
  z.object({ part: z.literal('weights') }),
  z.object({
    part: z.literal('team'),
    kind: z.enum(TEAM_KINDS),
    was: teamInShort.nullable(),
    now: teamInShort.nullable(),
    left: z.array(teamPerson),
    joined: z.array(teamPerson),
  }),
  z.object({ part: z.literal('relaxations') }),
  z.object({ part: z.literal('facts') }),
  z.object({ part: z.literal('steps'), was: count, now: count }),
])
export type RecordDifference = z.output<typeof recordDifference>

/** Answer to forming a record’s teams again. */
export const recordCheck = z
  .object({
    same: z.boolean().describe('Whether the bytes are the recorded ones'),
    recorded: z.string().describe('SHA-256 of the recorded result'),
    again: z.string().describe('SHA-256 of the result now'),
    differences: z.array(recordDifference),
  })
  .meta({ id: 'RecordCheck' })
export type RecordCheck = z.output<typeof recordCheck>
