/** Time between two looks at something that others change, in milliseconds. */
const EVERY_MS = {
  planInTheMaking: 2_000,
  room: 5_000,
  teamAnswers: 15_000,
  newPosts: 30_000,
  rooms: 30_000,
  openInvitations: 60_000,
} as const
type News = keyof typeof EVERY_MS

/** Nothing is asked for while the page is not looked at; then what is stale is, at once. */
const WHILE_VISIBLE = { refetchIntervalInBackground: false, refetchOnWindowFocus: true }

/**
 * Options of a query whose answer others change: how its news arrives. This file is the one place that decides it
 * (decision 0191).
 */
export const newsOf = (what: News) => ({ refetchInterval: EVERY_MS[what], ...WHILE_VISIBLE })

/** The same for a query that has no news at times; `isAwaited` says so by what is known. */
export const newsWhile = <Data>(what: News, isAwaited: (data: Data | undefined) => boolean) => ({
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) =>
    isAwaited(data) && EVERY_MS[what],
  ...WHILE_VISIBLE,
})
