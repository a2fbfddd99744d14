import type { Word } from '../../text/words.ts'

/** Words of a clause or sentence: the first, and the one behind the last. */
export type Range = readonly [from: number, to: number]

/** Clauses and sentences of a text, by their numbers. */
export type Ranges = { clauses: readonly Range[]; sentences: readonly Range[] }

export function rangesOf(words: readonly Word[]): Ranges {
  return { clauses: runs(words, 'clause'), sentences: runs(words, 'sentence') }
}

function runs(words: readonly Word[], by: 'clause' | 'sentence'): Range[] {
  const ranges: Range[] = []
  let from = 0
  for (let at = 1; at <= words.length; at += 1) {
    const number = words[from]?.[by]
    if (number === undefined || words[at]?.[by] === number) continue
    ranges[number] = [from, at]
    from = at
  }
  return ranges
}
