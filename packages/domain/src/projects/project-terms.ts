import { z } from 'zod'

/** Steps of a project, in order (docs/decisions/0171). */
export const PROJECT_STEPS = ['collect', 'confirm', 'match', 'choose', 'plan'] as const
export type ProjectStep = (typeof PROJECT_STEPS)[number]

/** What a brief may leave open, in the order in which it is asked. */
export const BRIEF_GAPS = ['scope', 'budget', 'due', 'audience', 'languages', 'content'] as const
export type BriefGap = (typeof BRIEF_GAPS)[number]

export const TEAM_KINDS = ['excellence', 'economy', 'speed'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** Most corrections of a brief that count at one time. */
export const CORRECTIONS_MAX = 100
/** Most projects of one person. */
export const PROJECTS_MAX = 50

export const day = z.iso.date()
/** Role of a scope. */
export const roleId = z.string().min(1).max(120)
export const slug = z.string().min(1).max(120)
export const labels = z.object({ fr: z.string(), en: z.string() })
