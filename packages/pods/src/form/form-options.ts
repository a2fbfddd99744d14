import type { Day, Slug } from '../units.ts'

/** How a formation is searched for; none of it changes what a good team is. */
export type FormOptions = {
  /** What the last ties are broken by, so that no id is favoured across projects: the project's id. */
  seed: string
  /** Similarity of two concepts, share of 1; absent: the lexicon's. */
  similarity?: (a: Slug, b: Slug) => number
  /** Most steps of search, counted and not timed; absent: `DEFAULT_STEPS`. */
  steps?: number
  /** Asked now and then; true ends the search with the best found. Only for callers who can do without the same bytes. */
  shouldStop?: () => boolean
  /** Finish by a precise plan, or null where there is none; asked for the best 20 teams of each kind. */
  finishOf?: (team: readonly SeatHolder[]) => Day | null
}

/** Who holds which role. */
export type SeatHolder = { role: string; person: string }
