const OPENING: ReadonlySet<string | undefined> = new Set(['[', '{', '('])
const CLOSING: ReadonlySet<string | undefined> = new Set([']', '}', ')'])

/**
 * Depth of nested brackets in a text; with `isJson` those inside strings do not count. PostgreSQL
 * parses nested values by recursion, and the embedded engine does not survive a stack overflow, so
 * depth is checked first.
 */
export function nestingDepth(text: string, { isJson }: { isJson: boolean }): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (isJson && letter === '\\') index += 1
    else if (isJson && letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (OPENING.has(letter)) {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (CLOSING.has(letter)) depth -= 1
  }
  return deepest
}
