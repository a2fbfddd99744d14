/** Storage key of the session; our own name, so that it is the same for every backend. */
export const SESSION_KEY = 'podium-session'
/** Key of the mark, in local storage, that some tabs hold a session of their own; start.ts reads it too. */
const IN_TABS_KEY = 'podium-in-tabs'

/** Methods that web storages and the Supabase client's `storage` option have in common. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SessionStorage = KeyValueStore & {
  /** Chooses where the next session is kept: in local storage, or as long as this tab (decisions row 19). */
  remember(yes: boolean): void
  /** Calls back with every session that only this tab holds, to hand it to the other tabs. */
  onHeld(listener: (session: string) => void): void
  /** Session that only this tab holds; null without one. */
  held(): string | null
  /** Takes another tab's session unless the stored one lasts longer. Returns whether the session changed. */
  take(session: string): boolean
  /** Whether another tab may hold a session while this one has none, or an expired one. */
  mayBeElsewhere(): boolean
  /** Removes the mark, when no other tab holds a session. */
  forgetTabs(): void
}

/**
 * Storage of the Supabase client with "remember me": the tab's own value wins over the remembered one, and a
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

/** Expiry of a session's access token, in seconds since 1970; 0 without a session. */
const endOf = (session: string | null): number => JSON.parse(session ?? 'null')?.expires_at ?? 0

/** Session storage of this browser; in memory where cookies are blocked. */
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
