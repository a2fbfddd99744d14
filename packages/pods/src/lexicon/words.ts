import { fold, stem } from './fold.ts'

/** Word of a text. Punctuation and spaces are no words; "C++", "C#" and ".NET" are one each. */
export type Word = {
  /** UTF-16 offset of the first character. */
  start: number
  /** UTF-16 offset after the last character, inclusive endings ("ingénieur·e") included. */
  end: number
  /** As written, without an inclusive ending. */
  raw: string
  /** Lower case, without accents. */
  folded: string
  /** Singular, masculine form of `folded`; what the lexicon compares. */
  stem: string
  /** True when no phrase reaches across what stands before the word (comma, bracket, end of sentence, bullet …). */
  apart: boolean
  /** Number of the sentence or list item, from 0. */
  sentence: number
}

/** Runs without white space; addresses are recognised as a whole, so that a domain is never read as a skill. */
const CHUNK = /\S+/g
const ADDRESS = /@.*\.|:\/\/|^www\./
const WORD =
  /[cCfF](?:\+\+|#)(?![\p{L}\p{N}])|\.NET(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Endings of inclusive writing: "développeur·se", "formateur(trice)", "rédacteur/rice", "intégrateur.rice.s". */
const INCLUSIVE =
  /[·•⋅](?:\p{L}{1,6})(?:[·•⋅]s)?|\((?:e|s|es|ne|se|euse|rice|trice|ère|ve|le|te)\)s?|[/.](?:e|ne|se|euse|rice|trice|ère)(?:[.]s)?(?![\p{L}\p{N}])/uy
const SENTENCE_END = /[.!?…][)»"”’']?\s|\n\s*\n|\n\s*(?:[-–—*•·‣▪]|\d+[.)]\s)|[;]\s*\n/
/** What a phrase may reach across: one space or line, a hyphen, an apostrophe, a slash, an ampersand, a point within. */
const JOINT = /^(?:[ \t\u00a0\u202f]*|[ \t\u00a0\u202f]*\n[ \t]*|[-‐‑.'’_/+]|\s?[/&+]\s?)$/

/** Words of a text in order. Linear in its length. */
export function words(text: string): Word[] {
  const found: Word[] = []
  let sentence = 0
  let after = 0
  for (const chunk of text.matchAll(CHUNK)) {
    if (ADDRESS.test(chunk[0])) continue
    let skipTo = 0
    for (const match of chunk[0].matchAll(WORD)) {
      if (match.index < skipTo) continue
      const start = chunk.index + match.index
      const gap = text.slice(after, start)
      if (found.length > 0 && SENTENCE_END.test(gap)) sentence += 1
      const raw = match[0]
      const end = start + raw.length + inclusiveLength(text, start + raw.length)
      const folded = fold(raw)
      found.push({
        start,
        end,
        raw,
        folded,
        stem: stem(folded),
        apart: found.length === 0 || !JOINT.test(gap),
        sentence,
      })
      after = end
      skipTo = end - chunk.index
    }
  }
  return found
}

function inclusiveLength(text: string, at: number): number {
  INCLUSIVE.lastIndex = at
  return INCLUSIVE.exec(text)?.[0].length ?? 0
}
