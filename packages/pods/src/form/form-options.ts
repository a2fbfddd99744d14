import type { Day, Slug } from '../units.ts'

/** Options of the search for a formation; none of them changes what a good team is. */
export type FormOptions = {
  /** Breaker of the last ties, so that no id is favoured across projects: the project's id. */
  seed: string
  /** Similarity of two concepts, share of 1; absent: the lexicon's. */
  similarity?: (a: Slug, b: Slug) => number
  /** Most steps of search, counted and not timed; absent: `DEFAULT_STEPS`. */
  steps?: number
  /**
   * Called now and then; true ends the search with the best found. Only for callers who can do without the same
   * bytes.
   */
  shouldStop?: () => boolean
  /** Finish by a precise plan, or null where there is none; asked for the best 20 teams of each kind. */
  finishOf?: (team: readonly SeatHolder[]) => Day | null
}

/** Holder of a role. */
export type SeatHolder = { role: string; person: string }
