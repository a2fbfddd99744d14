/** Pattern of a text, as its characters in turn: which ones stand there, and whether any number of them may. */
export type Glob = readonly { accepts: (character: string) => boolean; repeats: boolean }[]

const SEPARATORS = './'

/**
 * Compiled pattern: `*` stands for any characters but `.` and `/`, `**` for any, `?` for one that is
 * neither of the two, `[a-z]` and `[!a-z]` for one of a set or of none, `\` makes the next one a
 * literal. Undefined for an unclosed set, for a `\` at the end and for `{`, which other tools read as a
 * choice.
 */
export function parseGlob(pattern: string): Glob | undefined {
  const glob: Glob[number][] = []
  let rest = pattern
  while (rest !== '') {
    const [token = ''] = /^(?:\*\*|\\.|\[!?[^\]]+\]|[^\\[\]{}])/su.exec(rest) ?? []
    if (token === '') return undefined
    glob.push(partOf(token))
    rest = rest.slice(token.length)
  }
  return glob
}

const isInside = (character: string) => !SEPARATORS.includes(character)

function partOf(token: string): Glob[number] {
  if (token === '**') return { accepts: () => true, repeats: true }
  if (token === '*') return { accepts: isInside, repeats: true }
  if (token === '?') return { accepts: isInside, repeats: false }
  if (token.startsWith('[')) return { accepts: setOf(token), repeats: false }
  const literal = token.startsWith('\\') ? token.slice(1) : token
  return { accepts: (character) => character === literal, repeats: false }
}

function setOf(token: string): (character: string) => boolean {
  const isNegated = token.startsWith('[!')
  const members = token.slice(isNegated ? 2 : 1, -1)
  const ranges = [...members.matchAll(/(.)-(.)|(.)/gsu)].map(
    ([, from, to, only = '']) => [from ?? only, to ?? only] as const,
  )
  return (character) =>
    ranges.some(([from, to]) => from <= character && character <= to) !== isNegated
}

/** Whether a whole text is as the pattern says; the work is at most their lengths' product. */
export function matchesGlob(glob: Glob, text: string): boolean {
  let places = withEmptyRuns(glob, new Set([0]))
  for (const character of text) {
    const next = new Set<number>()
    for (const place of places) {
      const part = glob[place]
      if (part?.accepts(character)) next.add(part.repeats ? place : place + 1)
    }
    places = withEmptyRuns(glob, next)
  }
  return places.has(glob.length)
}

/** Places in a pattern, with those behind parts that may stand for nothing. */
function withEmptyRuns(glob: Glob, places: Set<number>): Set<number> {
  for (const place of places) if (glob[place]?.repeats) places.add(place + 1)
  return places
}
