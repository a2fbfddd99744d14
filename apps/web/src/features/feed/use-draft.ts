import { useMemo } from 'react'

/**
 * What a person has typed and not sent yet, kept in this browser until they do: their next post, or what
 * `to` names (a post they answer, a text they change). Another person on the same computer has drafts of
 * their own.
 */
export function useDraft(personId: string, to?: string) {
  return useMemo(() => {
    const key = ['podium.draft', personId, to].filter(Boolean).join('.')
    return {
      initial: localStorage.getItem(key) ?? '',
      keep(text: string) {
        try {
          if (text.trim() === '') localStorage.removeItem(key)
          else localStorage.setItem(key, text)
        } catch {
          // The browser's storage is full: the text is still in its field.
        }
      },
    }
  }, [personId, to])
}
