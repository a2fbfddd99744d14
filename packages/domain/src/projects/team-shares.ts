import { z } from 'zod'
import { optionalText, requiredText } from '../forms/fields.ts'
import { day, labels, TEAM_KINDS } from './project-terms.ts'

/** Most links to teams of one project; the database holds to it too. */
export const TEAM_SHARES_MAX = 10
/** Longest title and note of a link, in UTF-16 units. */
export const SHARE_TITLE_MAX = 120
export const SHARE_NOTE_MAX = 1000

/** Sentences in both languages, in the same order. */
const sentences = z.object({ fr: z.array(z.string()), en: z.array(z.string()) })

/**
 * Team as its link shows it to anybody: a copy of the moment when the link was made, without a name, a picture, an id or a
 * place of a person.
 */
export const sharedTeam = z
  .object({
    title: z.string().describe('In the client’s words'),
    note: z.string().nullable().describe('In the client’s words'),
    shared_on: day,
    kind: z.enum(TEAM_KINDS),
    quality: z.number(),
    coverage: z.number(),
    start: day,
    finish: day,
    due: day.nullable(),
    cost: z
      .object({ total: z.number(), currency: z.string(), budget: z.number().nullable() })
      .nullable()
      .describe('Null: the client keeps it to themselves'),
    seats: z.array(
      z.object({ labels, days: z.number(), start: day, finish: day, reasons: sentences }),
    ),
    open: z.array(labels).describe('Roles without a holder'),
    uncovered: sentences.describe('Skills that nobody covers'),
    facts: sentences,
  })
  .meta({ id: 'SharedTeam' })
export type SharedTeam = z.output<typeof sharedTeam>

export const teamShareForm = z.object({
  proposed: z
    .object({ formation_id: z.guid().toLowerCase(), kind: z.enum(TEAM_KINDS) })
    .optional()
    .describe('One of the teams to choose from; absent: the chosen team'),
  title: requiredText(SHARE_TITLE_MAX),
  note: optionalText(SHARE_NOTE_MAX),
  with_cost: z.boolean().describe('Whether the link shows cost and budget'),
})
export type TeamShareForm = z.output<typeof teamShareForm>

const teamShare = z
  .object({
    id: z.guid(),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable().describe('When it was last read, to the hour'),
    shows: sharedTeam,
  })
  .meta({ id: 'TeamShare' })
export type TeamShare = z.output<typeof teamShare>
export const teamShares = z.array(teamShare)

/** New link with its address, which is told this once. */
export const newTeamShare = teamShare.extend({ address: z.url() }).meta({ id: 'NewTeamShare' })

export const teamSharePath = z.object({
  id: z.guid().toLowerCase(),
  share: z.guid().toLowerCase(),
})

/** Secret of a link, which stands in the fragment of its address. */
export const SHARE_SECRET = /^[A-Za-z0-9_-]{43}$/
export const sharedTeamForm = z.object({ secret: z.string().regex(SHARE_SECRET) })
