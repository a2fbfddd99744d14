type StorageName = 'localStorage' | 'sessionStorage'

/** Result of using a web storage; undefined where the browser blocks it or it is full. */
export function withStorage<Result>(
  name: StorageName,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[name])
  } catch {
    return undefined
  }
}

/** Removes every item whose name begins with `prefix`. */
export const removeItems = (name: StorageName, prefix: string) =>
  withStorage(name, (storage) => {
    for (const item of Object.keys(storage)) {
      if (item.startsWith(prefix)) storage.removeItem(item)
    }
  })
