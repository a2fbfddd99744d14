import { fold } from './fold.ts'

/** A run of letters and digits, or a sign that reads as a word (`C++`, `€`, `&`). */
export type Word = {
  /** Folded form; empty where a word is longer than `WORD_MAX`, because no grammar knows such a word. */
  fold: string
  /** UTF-16 offset of the first character. */
  start: number
  /** UTF-16 offset behind the last character. */
  end: number
  /** What stands between the previous word (or the beginning) and this one: spaces and punctuation. */
  gap: string
}

/** Length in UTF-16 units from which a run of letters is no word of a language. */
const WORD_MAX = 48

/** Signs inside names (`C++`, `C#`, `.NET`), runs of letters and digits, signs that grammars read. */
const WORD = /[cf]#|c\+\+|\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+|[€$£¥%&+]/giu

/** Words of a text in order, with their places; takes time linear in the length of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const [written] = match
    words.push({
      fold: written.length > WORD_MAX ? '' : fold(written),
      start,
      end: start + written.length,
      gap: text.slice(end, start),
    })
    end = start + written.length
  }
  return words
}
