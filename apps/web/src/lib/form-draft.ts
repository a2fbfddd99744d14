const PREFIX = 'podium.form.'

/**
 * What a person has typed into a form and not sent, kept in this tab: over a reload, and over a session
 * that ends. `key` names the form and whose it is.
 */
export function formDraft(key: string) {
  const name = PREFIX + key
  return {
    /** Undefined where nothing is kept. */
    read: (): object | undefined =>
      withStorage((storage) => {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null')
        return typeof kept === 'object' && kept !== null ? kept : undefined
      }),
    /** An empty object keeps nothing. */
    keep: (values: object) =>
      withStorage((storage) => {
        if (Object.keys(values).length === 0) storage.removeItem(name)
        else storage.setItem(name, JSON.stringify(values))
      }),
  }
}

/** Whoever signs out leaves nothing they typed to the next person at this screen. */
export function forgetFormDrafts() {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX)) storage.removeItem(name)
    }
  })
}

/** A page that may not use its storage (blocked cookies), or has filled it, keeps no drafts and works. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
