import { folded } from '@podium/domain'

/** Piece of a text, and whether a search matched it. */
type MatchPart = { text: string; isMatch: boolean }

/**
 * Text cut where folded words occur in it, accents and case aside; with `byWord` only where a word of the text
 * begins, as names are searched.
 */
export function matchParts(
  text: string,
  words: readonly string[],
  { byWord = false } = {},
): MatchPart[] {
  // Character of the text that each folded character comes from: a ligature becomes two.
  const letters = Array.from(text)
  const origins = letters.flatMap((letter, index) => Array.from(folded(letter), () => index))
  const searched = letters.map(folded).join('')
  const matched = new Set<number>()
  for (const word of words.filter((each) => each !== '')) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      if (byWord && /[\p{L}\p{N}]/u.test(searched.charAt(at - 1))) continue
      for (const index of origins.slice(at, at + word.length)) matched.add(index)
    }
  }
  const parts: MatchPart[] = []
  for (const [index, letter] of letters.entries()) {
    const isMatch = matched.has(index)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return parts
}
