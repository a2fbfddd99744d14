const PREFIX = 'podium.form.'

/**
 * What a person has typed into a form and not sent, kept in this tab: over a reload, and over a session
 * that ends. `key` names the form and whose it is.
 */
export function formDraft(key: string) {
  const name = PREFIX + key
  return {
    /** Undefined where nothing is kept. */
    read(): object | undefined {
      const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
      return typeof kept === 'object' && kept !== null ? kept : undefined
    },
    /** An empty object keeps nothing. */
    keep(values: object) {
      if (Object.keys(values).length === 0) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(values))
    },
  }
}

/** Whoever signs out leaves nothing they typed to the next person at this screen. */
export function forgetFormDrafts() {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  }
}
