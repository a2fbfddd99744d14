/** More words than this are not looked for. */
const WORDS_MAX = 5

/** The words of a search as typed; the same search written differently is the same words. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/))]
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}
