import { fold } from './fold.ts'

/** A run of letters and digits, or a sign that reads as a word (`C++`, `€`, `&`). */
export type Word = {
  /** UTF-16 offset of the first character. */
  start: number
  /** UTF-16 offset behind the last character, an inclusive ending ("ingénieur·e") included. */
  end: number
  /** Text as written, without an inclusive ending. */
  raw: string
  /** Lower case without accents; empty where it is longer than `WORD_MAX`: no language has such a word. */
  folded: string
  /** Text between the previous word (or the beginning) and this one: spaces and punctuation. */
  gap: string
  /** Number of the sentence or list item, from 0. */
  sentence: number
  /** Number of the clause, from 0: what commas, colons, semicolons, brackets and dashes part. */
  clause: number
}

/** Length in UTF-16 units from which a run of letters is no word. */
const WORD_MAX = 48

/** Runs without white space; an address is passed over as a whole, so that no domain is read as a skill. */
const CHUNK = /\S+/g
/** Names with signs (`C++`, `C#`, `.NET`), runs of letters and digits, signs that grammars read. */
const WORD =
  /[cf](?:#|\+\+)(?![\p{L}\p{N}])|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[€$£¥%&+]/giu
/** Endings of inclusive writing: "développeur·se", "formateur(trice)", "rédacteur/rice", "intégrateur.rice.s". */
const INCLUSIVE_SIGNS = new Set('·•⋅(/.')
const INCLUSIVE =
  /[·•⋅]\p{L}{1,6}(?:[·•⋅]s)?|\((?:e|s|es|ne|se|euse|rice|trice|ère|ve|le|te)\)s?|[/.](?:e|ne|se|euse|rice|trice|ère)(?:\.s)?(?![\p{L}\p{N}])/uy

const SENTENCE_END = /[.!?…][)»"”’']?\s|\n\s*\n|\n\s*[-–—*•·‣▪]|;\s*\n/
const CLAUSE_END = /[,;:()[\]{}«»"“”!?]|\s[-–—]+\s|—/

/** Words of a text in order, with their places; takes time linear in the length of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let [behind, sentence, clause] = [0, 0, 0]
  for (const { 0: chunk, index: at } of text.matchAll(CHUNK)) {
    if (isAddress(chunk)) continue
    for (const { 0: raw, index } of chunk.matchAll(WORD)) {
      const start = at + index
      if (start < behind) continue
      const gap = text.slice(behind, start)
      if (words.length > 0 && gap !== ' ' && gap !== '') {
        const opens = SENTENCE_END.test(gap) || isItem(gap, raw, chunk[index + raw.length])
        if (opens) sentence += 1
        if (opens || CLAUSE_END.test(gap)) clause += 1
      }
      behind = start + raw.length + inclusiveLength(text, start + raw.length)
      const folded = raw.length > WORD_MAX ? '' : fold(raw)
      words.push({ start, end: behind, raw, folded, gap, sentence, clause })
    }
  }
  return words
}

/** True for a figure that numbers a list item: it opens a line, a point or bracket follows. */
const isItem = (gap: string, raw: string, next: string | undefined) =>
  /^\d{1,2}$/.test(raw) &&
  (next === '.' || next === ')') &&
  gap.slice(gap.trimEnd().length).includes('\n')

function isAddress(chunk: string): boolean {
  const at = chunk.indexOf('@')
  return chunk.includes('://') || chunk.startsWith('www.') || (at > 0 && chunk.includes('.', at))
}

function inclusiveLength(text: string, at: number): number {
  if (!INCLUSIVE_SIGNS.has(text[at] ?? '')) return 0
  INCLUSIVE.lastIndex = at
  return INCLUSIVE.exec(text)?.[0].length ?? 0
}
