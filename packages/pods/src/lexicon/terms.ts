import { type Word, wordsOf } from '../text/words.ts'
import { stem } from './stem.ts'

/** Word of a text as the lexicon compares it. */
export type Term = {
  /** UTF-16 offset of the first character. */
  start: number
  /** UTF-16 offset after the last character, inclusive endings ("ingénieur·e") included. */
  end: number
  /** As written, without an inclusive ending. */
  raw: string
  /** Singular, masculine form, folded. */
  stem: string
  /** True when no name reaches across what stands before the term (comma, bracket, end of sentence, bullet …). */
  apart: boolean
  /** Number of the sentence or list item, from 0. */
  sentence: number
}

/** Endings of inclusive writing: "développeur·se", "formateur(trice)", "rédacteur/rice", "intégrateur.rice.s". */
const INCLUSIVE =
  /[·•⋅]\p{L}{1,6}(?:[·•⋅]s)?|\((?:e|s|es|ne|se|euse|rice|trice|ère|ve|le|te)\)s?|[/.](?:e|ne|se|euse|rice|trice|ère)(?:\.s)?(?![\p{L}\p{N}])/uy
const SENTENCE_END = /[.!?…][)»"”’']?\s|\n\s*\n|\n\s*(?:[-–—*•·‣▪]|\d+[.)]\s)|;\s*\n/
/** What a name may reach across: spaces or one line break, a hyphen, an apostrophe, a slash, a point within. */
const JOINT = /^(?:[ \t\u00a0\u202f]*|[ \t\u00a0\u202f]*\n[ \t]*|[-‐‑.'’_/]|\s?\/\s?)$/
/** Signs that join two words to one name: "R&D", "UX & UI". */
const JOINING_SIGNS = new Set(['&', '+'])
/** Parts of mail and web addresses are no words. */
const ADDRESS = /[^\s@]@[^\s@]|:\/\/|^www\./i
const CHUNK = /\S+/g
const WORDLIKE = /[\p{L}\p{N}]/u

/** Terms of a text in order; linear in its length. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = []
  const inAddress = addressesOf(text)
  let sentence = 0
  let apart = true
  let from = 0
  for (const word of wordsOf(text)) {
    if (word.start < from) continue
    if (SENTENCE_END.test(word.gap) && terms.length > 0) sentence += 1
    if (!JOINT.test(word.gap)) apart = true
    if (JOINING_SIGNS.has(word.fold)) continue
    if (!WORDLIKE.test(word.fold) || inAddress(word.start)) {
      apart = true
      continue
    }
    const term = termOf(word, { text, sentence, apart })
    terms.push(term)
    from = term.end
    apart = false
  }
  return terms
}

function termOf(
  { start, end, fold: folded }: Word,
  { text, sentence, apart }: { text: string; sentence: number; apart: boolean },
): Term {
  INCLUSIVE.lastIndex = end
  const ending = INCLUSIVE.exec(text)?.[0].length ?? 0
  return {
    start,
    end: end + ending,
    raw: text.slice(start, end),
    stem: stem(folded),
    apart,
    sentence,
  }
}

/** Whether an offset lies in an address; to be asked with rising offsets. */
function addressesOf(text: string): (offset: number) => boolean {
  const ends: [number, number][] = []
  for (const { 0: chunk, index } of text.matchAll(CHUNK))
    if (ADDRESS.test(chunk)) ends.push([index, index + chunk.length])
  let at = 0
  return (offset) => {
    while ((ends[at]?.[1] ?? Number.POSITIVE_INFINITY) <= offset) at += 1
    return offset >= (ends[at]?.[0] ?? Number.POSITIVE_INFINITY)
  }
}
