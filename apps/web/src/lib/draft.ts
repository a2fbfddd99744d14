import { useMemo } from 'react'

const PREFIX = 'podium.draft'

/**
 * Unsent text of a person, kept in local storage until it is sent: of their next post, or of what `to` names
 * (a comment on a post, an edit). Drafts of two people on one computer are apart.
 */
function draftOf(personId: string, to?: string) {
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

/** Draft of a person’s next post, or of what `to` names. */
export const useDraft = (personId: string, to?: string) =>
  useMemo(() => draftOf(personId, to), [personId, to])

/** Clears a person's drafts, when their account is deleted. */
export function forgetDraftsOf(personId: string) {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(`${PREFIX}.${personId}`)) storage.removeItem(name)
    }
  })
}

/** Result of using the storage; undefined where it is blocked or full, and the text is in its field only. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
