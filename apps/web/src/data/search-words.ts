/** Number of words that are searched for; further ones are ignored. */
const WORDS_MAX = 5

/** Words of a search, in lower case, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/))]
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}
