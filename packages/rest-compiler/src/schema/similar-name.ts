/** The candidate most like a misspelt name, if one is alike enough to be meant; for hints only. */
export function similarName(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null
  let bestScore = 0.6
  for (const candidate of candidates) {
    const score = 1 - distance(name, candidate) / Math.max(name.length, candidate.length, 1)
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

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
