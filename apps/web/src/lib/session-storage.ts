/** Where the session lies. The name is ours, so that it is the same for every server. */
export const SESSION_KEY = 'podium-session'
/** Says in the remembering storage that tabs hold a session for themselves; start.ts reads it too. */
const IN_TABS_KEY = 'podium-in-tabs'

/** What both web storages and the Supabase client's `storage` option have in common. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SessionStorage = KeyValueStore & {
  /** Decides where the next session is kept: for good, or only as long as this tab (decisions row 19). */
  remember(yes: boolean): void
  /** Has somebody told of every session that only this tab holds, to hand it to the others. */
  onHeld(listener: (session: string) => void): void
  /** The session that only this tab holds; null without one. */
  held(): string | null
  /** Takes what another tab holds, unless what is stored here is better. Answers whether it did. */
  take(session: string): boolean
  /** Whether another tab may hold a session where this one has none, or one that has run out. */
  mayBeElsewhere(): boolean
  /** To be called where no other tab holds any. */
  forgetTabs(): void
}

/**
 * The Supabase client's storage with "remember me": what a tab holds for itself comes first, and a
 * value lies in one of the two places, never in both.
 */
export function createSessionStorage(
  remembered: KeyValueStore,
  tab: KeyValueStore,
): SessionStorage {
  const held = () => tab.getItem(SESSION_KEY)
  const forgetTabs = () => remembered.removeItem(IN_TABS_KEY)
  let place: KeyValueStore = held() === null ? remembered : tab
  let tell: ((session: string) => void) | undefined
  return {
    remember(yes) {
      place = yes ? remembered : tab
    },
    getItem: (key) => tab.getItem(key) ?? remembered.getItem(key),
    setItem(key, value) {
      place.setItem(key, value)
      const other = place === tab ? remembered : tab
      other.removeItem(key)
      if (key !== SESSION_KEY) return
      if (place === remembered) return forgetTabs()
      remembered.setItem(IN_TABS_KEY, '')
      tell?.(value)
    },
    removeItem(key) {
      tab.removeItem(key)
      remembered.removeItem(key)
      if (key === SESSION_KEY) forgetTabs()
    },
    onHeld(listener) {
      tell = listener
    },
    held,
    take(session) {
      const own = held()
      if (remembered.getItem(SESSION_KEY) !== null || endOf(own) > endOf(session)) return false
      place = tab
      tab.setItem(SESSION_KEY, session)
      return own !== session
    },
    mayBeElsewhere() {
      const own = held()
      if (own !== null) return endOf(own) * 1000 < Date.now()
      return remembered.getItem(SESSION_KEY) === null && remembered.getItem(IN_TABS_KEY) !== null
    },
    forgetTabs,
  }
}

/** When a session's access token runs out, in seconds; 0 without a session. */
const endOf = (session: string | null): number => JSON.parse(session ?? 'null')?.expires_at ?? 0

/** This browser's storages; a page that may not use them (blocked cookies) remembers nothing. */
export function browserSessionStorage(): SessionStorage {
  try {
    return createSessionStorage(window.localStorage, window.sessionStorage)
  } catch {
    return createSessionStorage(memoryStore(), memoryStore())
  }
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
