/** Kinds of team of a formation, by what each is best at: quality, cost, finish. */
export const TEAM_KINDS = ['excellence', 'economy', 'speed'] as const

export type TeamKind = (typeof TEAM_KINDS)[number]
