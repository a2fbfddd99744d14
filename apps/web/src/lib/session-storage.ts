/** Where the session lies. The name is ours, so that it is the same for every server. */
export const SESSION_KEY = 'podium-session'

/** What both web storages and the Supabase client's `storage` option have in common. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SessionStorage = KeyValueStore & {
  /** Decides where the next session is kept: for good, or only as long as this tab (decisions row 19). */
  remember(yes: boolean): void
}

/**
 * The Supabase client's storage with "remember me": what a tab holds for itself comes first, and a
 * value lies in one of the two places, never in both.
 */
export function createSessionStorage(
  remembered: KeyValueStore,
  tab: KeyValueStore,
): SessionStorage {
  let place: KeyValueStore = tab.getItem(SESSION_KEY) === null ? remembered : tab
  return {
    remember(yes) {
      place = yes ? remembered : tab
    },
    getItem: (key) => tab.getItem(key) ?? remembered.getItem(key),
    setItem(key, value) {
      place.setItem(key, value)
      const other = place === tab ? remembered : tab
      other.removeItem(key)
    },
    removeItem(key) {
      tab.removeItem(key)
      remembered.removeItem(key)
    },
  }
}

/** This browser's storages; a page that may not use them (blocked cookies) remembers nothing. */
export function browserSessionStorage(): SessionStorage {
  try {
    return createSessionStorage(window.localStorage, window.sessionStorage)
  } catch {
    const memory = memoryStore()
    return createSessionStorage(memory, memory)
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
