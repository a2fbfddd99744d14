const PREFIX = 'podium.draft'

/**
 * What a person has typed and not sent yet, kept in this browser until they do: their next post, or what
 * `to` names (a post they answer, a text they change). Another person on the same computer has drafts of
 * their own.
 */
export function draftOf(personId: string, to?: string) {
  const key = [PREFIX, personId, to].filter(Boolean).join('.')
  return {
    initial: withStorage((storage) => storage.getItem(key)) ?? '',
    keep: (text: string) =>
      withStorage((storage) => {
        if (text.trim() === '') storage.removeItem(key)
        else storage.setItem(key, text)
      }),
  }
}

/** Of somebody whose account is deleted, nothing stays in this browser either. */
export function forgetDraftsOf(personId: string) {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(`${PREFIX}.${personId}`)) storage.removeItem(name)
    }
  })
}

/** Where the storage is blocked or full, the text is still in its field. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
