import { hashKey, type QueryKey } from '@tanstack/react-query'

/** Time between two looks at something that others change, in milliseconds. */
const EVERY_MS = {
  planInTheMaking: 2_000,
  plan: 10_000,
  room: 5_000,
  liveRoom: 15_000,
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

/** Queries whose news is told over a socket now. */
const live = new Set<string>()

/** Says whether the news of a query is told over a socket, which is then asked for less often. */
export function setLive(queryKey: QueryKey, isLive: boolean) {
  if (isLive) live.add(hashKey(queryKey))
  else live.delete(hashKey(queryKey))
}

/** The same for a room: while it is told of its news, it asks only for what nobody tells. */
export const newsOfRoom = {
  refetchInterval: ({ queryHash }: { queryHash: string }) =>
    live.has(queryHash) ? EVERY_MS.liveRoom : EVERY_MS.room,
  ...WHILE_VISIBLE,
}

/** The same for a query whose news depends on what is known of it; undefined: it has none. */
export const newsBy = <Data>(choose: (data: Data | undefined) => News | undefined) => ({
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) => {
    const news = choose(data)
    return news !== undefined && EVERY_MS[news]
  },
  ...WHILE_VISIBLE,
})
