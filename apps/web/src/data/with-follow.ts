export type Follow = {
  /** Whether the person signed in follows them. */
  following: boolean
  followers: number
}

/** The count never goes below 0 (specification §4). */
export const withFollow = (now: Follow, following: boolean): Follow =>
  now.following === following
    ? now
    : { following, followers: Math.max(0, now.followers + (following ? 1 : -1)) }
