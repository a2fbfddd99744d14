/** A `Storage` in memory whose items are its own keys, as in a browser. */
export function memoryStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? String(storage[name]) : null),
    setItem: (name: string, value: string) => {
      storage[name] = String(value)
    },
    removeItem: (name: string) => {
      delete storage[name]
    },
    clear: () => {
      for (const name of Object.keys(storage)) delete storage[name]
    },
    key: (index: number) => Object.keys(storage)[index] ?? null,
    get length() {
      return Object.keys(storage).length
    },
  }
  const storage: Storage = Object.create(methods)
  return storage
}

/** A storage that the browser refuses: every use throws. */
export const blockedStorage: Storage = new Proxy(Object.create(null), {
  get() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
})
