/** Longest brief, in UTF-16 units, ten pages: as much is kept, and as much the engine reads. */
export const BRIEF_MAX = 30_000
