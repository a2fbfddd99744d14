/** Longest name in PostgreSQL, in bytes. */
const MAX_NAME_BYTES = 63
const ALIKE = 0.6

/**
 * Candidate most similar to a misspelt name, for hints; null if none is similar enough or the
 * name is longer than PostgreSQL's names. `prefix` begins both sides and counts.
 */
export function similarName(
  name: string,
  candidates: Iterable<string>,
  { prefix = '' }: { prefix?: string } = {},
): string | null {
  if (isTooLong(name)) return null
  let best: string | null = null
  let bestScore = ALIKE
  for (const candidate of candidates) {
    if (isTooLong(candidate)) continue
    const length = prefix.length + Math.max(name.length, candidate.length, 1)
    // The distance is at least the difference of the lengths.
    if (1 - Math.abs(name.length - candidate.length) / length <= bestScore) continue
    const score = 1 - distance(name, candidate) / length
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

/** Names that have the prefix, without it. */
export const namesBelow = (prefix: string, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

const isTooLong = (name: string): boolean =>
  name.length > MAX_NAME_BYTES || new TextEncoder().encode(name).length > MAX_NAME_BYTES

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (let column = 0; column < b.length; column += 1) {
      const substituted = (previous[column] ?? 0) + (letter === b[column] ? 0 : 1)
      const inserted = (current[column] ?? 0) + 1
      const deleted = (previous[column + 1] ?? 0) + 1
      current.push(Math.min(substituted, inserted, deleted))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
