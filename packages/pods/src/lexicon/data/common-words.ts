/** Stems of common words one letter away from a word of the lexicon: they are right as they are. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(''.split(' '))
