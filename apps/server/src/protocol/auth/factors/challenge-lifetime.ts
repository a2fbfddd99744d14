/** Time in which a challenge may be answered, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
