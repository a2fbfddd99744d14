/** Whether the user's ban has not ended. */
export const isBanned = (user: { banned_until: string | null }, now: Date) =>
  user.banned_until !== null && new Date(user.banned_until) > now
