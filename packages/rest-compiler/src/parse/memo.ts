/** Longest cached text in characters; the results take memory in proportion. */
const MAX_TEXT_LENGTH = 2_000

/** Cache of a pure function of a text; emptied when it holds `size` entries. */
export function memo<T>(size: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const hit = known.get(text)
    if (hit !== undefined) return hit
    const fresh = answer(text)
    if (text.length > MAX_TEXT_LENGTH) return fresh
    if (known.size >= size) known.clear()
    known.set(text, fresh)
    return fresh
  }
}
