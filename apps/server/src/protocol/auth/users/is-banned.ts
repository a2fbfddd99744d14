/** True until the ban ends. */
export const isBanned = (user: { banned_until: string | null }, now: Date) =>
  user.banned_until !== null && new Date(user.banned_until) > now
