/** Characters of the longest text worth remembering; the answers kept take memory in proportion. */
const MAX_TEXT_LENGTH = 2_000

/** Remembers the answers of a pure function for the texts asked last; at most `size` of them. */
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
