import { folded } from '@podium/domain'

/** Number of words that are searched for; further ones are ignored. */
const WORDS_MAX = 5

/** Words of a search, folded, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/))].filter((word) => word !== '').slice(0, WORDS_MAX)
}
