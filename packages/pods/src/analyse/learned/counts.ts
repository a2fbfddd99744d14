const FIRST = 'a'.charCodeAt(0)

/** Counts by index, as letters with a figure where it is not 1: "a3b" is three of index 0 and one of index 1. */
export const countsIn = (text: string): Map<number, number> =>
  new Map(
    [...text.matchAll(/([a-z])(\d*)/g)].map(([, letter = '', count]) => [
      letter.charCodeAt(0) - FIRST,
      Number(count || 1),
    ]),
  )

/** The same as text. */
export const countsAsText = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([index, count]) => String.fromCharCode(FIRST + index) + (count > 1 ? count : ''))
    .join('')
