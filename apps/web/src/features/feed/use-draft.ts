import { useMemo } from 'react'

/** What a person has typed and not published yet, kept in this browser until they do. */
export function useDraft(personId: string) {
  return useMemo(() => {
    const key = `podium.draft.${personId}`
    return {
      initial: localStorage.getItem(key) ?? '',
      keep(text: string) {
        if (text.trim() === '') localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      },
    }
  }, [personId])
}
