import { useMemo } from 'react'
import { removeItems, withStorage } from './web-storage.ts'

const PREFIX = 'podium.draft'

/**
 * Unsent text of a person, kept in local storage until it is sent: of their next post, or of what `to` names
 * (a comment on a post, an edit). Drafts of two people on one computer are apart.
 */
export function draftOf(personId: string, to?: string) {
  const key = [PREFIX, personId, to].filter(Boolean).join('.')
  return {
    initial: withStorage('localStorage', (storage) => storage.getItem(key)) ?? '',
    /** Stores the text; a blank one removes the draft. */
    keep: (text: string) =>
      withStorage('localStorage', (storage) => {
        if (text.trim() === '') storage.removeItem(key)
        else storage.setItem(key, text)
      }),
  }
}

/** Draft of a person's next post, or of what `to` names. */
export const useDraft = (personId: string, to?: string) =>
  useMemo(() => draftOf(personId, to), [personId, to])

/** Clears a person's drafts, when their account is deleted. */
export const forgetDraftsOf = (personId: string) =>
  removeItems('localStorage', `${PREFIX}.${personId}`)
