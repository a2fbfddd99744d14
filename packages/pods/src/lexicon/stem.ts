/** Endings of number, gender and British spelling, each with what stands for it; the first that fits counts. */
const ENDINGS: readonly (readonly [ending: string, stem: string])[] = [
  ['trices', 'teur'],
  ['trice', 'teur'],
  ['euses', 'eur'],
  ['euse', 'eur'],
  ['eures', 'eur'],
  ['eure', 'eur'],
  ['iennes', 'ien'],
  ['ienne', 'ien'],
  ['cheffes', 'chef'],
  ['cheffe', 'chef'],
  ['isations', 'ization'],
  ['isation', 'ization'],
  ['ises', 'ize'],
  ['ise', 'ize'],
  ['izes', 'ize'],
  ['lling', 'ling'],
  ['ours', 'or'],
  ['our', 'or'],
  ['ches', 'ch'],
  ['che', 'ch'],
  ['xes', 'x'],
  ['ies', 'y'],
  ['ie', 'y'],
  ['eaux', 'eau'],
  ['aux', 'al'],
  ['eux', 'eu'],
  ['ees', 'e'],
  ['ee', 'e'],
  ['us', 'us'],
  ['s', ''],
]

const LAST_LETTERS = new Set(ENDINGS.map(([ending]) => ending.at(-1)))
const SHORTEST_INFLECTED = 4
/** Fewest letters before an ending: "paie" and "pay" are no inflections of one word. */
const SHORTEST_STEM = 3

/**
 * Stem of a folded word: singular, and masculine for French trades ("conceptrices" → "concepteur"). It need not be a
 * word; it is the same for the inflections of one word, and for "photographie" and "photography".
 */
export function stem(folded: string): string {
  if (folded.length < SHORTEST_INFLECTED || folded.endsWith('ss')) return folded
  if (!LAST_LETTERS.has(folded.at(-1))) return folded
  for (const [ending, short] of ENDINGS)
    if (folded.endsWith(ending) && folded.length >= ending.length + SHORTEST_STEM)
      return folded.slice(0, folded.length - ending.length) + short
  return folded
}
