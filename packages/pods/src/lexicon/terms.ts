import { wordsOf } from '../text/words.ts'
import { stem } from './stem.ts'

/** Word of a text as the lexicon compares it. */
export type Term = {
  /** UTF-16 offset of the first character. */
  start: number
  /** UTF-16 offset after the last character, inclusive endings ("ingénieur·e") included. */
  end: number
  /** Text as written, without an inclusive ending. */
  raw: string
  /** Singular, masculine form, folded. */
  stem: string
  /** True when no name reaches across what stands before the term (comma, bracket, end of sentence, bullet …). */
  apart: boolean
  /** Number of the sentence or list item, from 0. */
  sentence: number
}

/** Gap that a name may reach across: spaces or one line break, a hyphen, an apostrophe, a slash, a point within. */
const JOINT = /^(?:[ \t\u00a0\u202f]*|[ \t\u00a0\u202f]*\n[ \t]*|[-‐‑.'’_/]|\s?\/\s?)$/
/** Signs that join two words to one name: "R&D", "UX & UI". */
const JOINING_SIGNS = new Set(['&', '+'])
const WORDLIKE = /[\p{L}\p{N}]/u

/** Terms of a text in order; linear in its length. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = []
  let apart = true
  for (const { start, end, raw, folded, gap, sentence } of wordsOf(text)) {
    if (!JOINT.test(gap)) apart = true
    if (JOINING_SIGNS.has(folded)) continue
    if (!WORDLIKE.test(folded)) {
      apart = true
      continue
    }
    terms.push({ start, end, raw, stem: stem(folded), apart, sentence })
    apart = false
  }
  return terms
}
