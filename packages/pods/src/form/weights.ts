/** Weights of Q; their sum is 1. Stored with each run and shown to who is affected. */
export const WEIGHTS = {
  fit: 0.45,
  coverage: 0.2,
  cohesion: 0.15,
  reliability: 0.1,
  languages: 0.1,
} as const

/** Least quality of a kind's team, as a share of the best quality. */
export const QUALITY_SHARE = { economy: 0.88, speed: 0.85 } as const

/** Open invitations at which nobody is proposed any more. */
export const MOST_INVITATIONS = 3

/** Most that holding a newcomer may cost, as a share of quality. */
export const NEWCOMER_DROP = 0.02

/**
 * Parts of a quality of 1. Qualities are sums of whole parts, so that they add up to the same whatever the order, and
 * leave room below one part for what breaks ties.
 */
export const QUALITY_PARTS = 1_000_000

/** Version of the engine's formation; the same version and input give the same bytes. */
export const FORM_VERSION = 1
