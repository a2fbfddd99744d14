import { z } from 'zod'
import { labels } from './project-terms.ts'

/** Hours after teams were formed from which on who was looked at may learn of it. */
export const STANDING_DELAY_HOURS = 24
/** Standings that are worked out for a person in a day. */
export const STANDINGS_A_DAY = 5
/** Age in days up to which a formation is told of. */
export const STANDING_DAYS = 90

const standing = z
  .object({
    month: z.iso.date().describe('First day of the month in which the teams were formed'),
    kind: labels.describe('Of the project'),
    is_proposed: z.boolean(),
    facts: z.array(labels).describe('Sentences: the role one was proposed for, or why not'),
    changes: z.array(labels).describe('Sentences: single changes that would have changed it'),
  })
  .meta({ id: 'ProposalStanding' })
export type ProposalStanding = z.output<typeof standing>

/** Standings of a professional, the newest month first. */
export const proposalStandings = z
  .object({
    standings: z.array(standing),
    can_ask: z.boolean().describe('Whether one more may be worked out today'),
  })
  .meta({ id: 'ProposalStandings' })
export type ProposalStandings = z.output<typeof proposalStandings>
