import type { Word } from '../../text/words.ts'
import type { Span } from '../analysis.ts'

const ARTICLES = new Set(
  'a an the un une le la les l des du our my notre nos mon ma mes their their this some ce cette quelques several plusieurs'.split(
    ' ',
  ),
)
/** Words that lead a noun to its complement or to the other half of a pair. */
const LINKS = new Set('de du des d of et and ou or au aux en'.split(' '))
/** Words that no noun phrase reaches across. */
const FUNCTION_WORDS = new Set(
  'in on at to for with from by as is are was be been has have had will would can should must not no we you i it they he she who which that there here if when so but than then very please also only just already into over under about between within without before after up out off dans sur pour avec par sans chez vers sous entre est sont etait sera ont a as ai avons avez on nous vous il elle ils elles je qui que dont ou quand si mais donc car ne pas plus tres aussi deja y se s n c j m t ni comme puis afin avant apres doit doivent faut peut'.split(
    ' ',
  ),
)
const MOST_BEFORE = 3
const MOST_BEHIND = 3

/** Place of a mention with the words that belong to it: "a fresh logo", "carte des arrêts", "Metabase ou Superset". */
export function evidenceSpan(
  words: readonly Word[],
  { at, next }: { at: number; next: number },
): Span {
  const [from, to] = [before(words, at), behind(words, next)]
  return [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
}

function before(words: readonly Word[], at: number): number {
  let from = at
  while (from > at - MOST_BEFORE && from > 0) {
    const [word, right] = [words[from - 1], words[from]]
    if (word === undefined || right === undefined || !isClose(right)) break
    if (FUNCTION_WORDS.has(word.folded) && !ARTICLES.has(word.folded)) break
    if (LINKS.has(word.folded) && !ARTICLES.has(word.folded)) break
    from -= 1
    if (ARTICLES.has(word.folded)) break
  }
  return from
}

function behind(words: readonly Word[], next: number): number {
  let to = next
  for (let at = next; at < next + MOST_BEHIND; at += 1) {
    const word = words[at]
    if (word === undefined || !isClose(word)) break
    const isLink = LINKS.has(word.folded) || ARTICLES.has(word.folded)
    if (
      !isLink &&
      (FUNCTION_WORDS.has(word.folded) || /^\d/.test(word.folded) || word.folded === '')
    )
      break
    if (!isLink) to = at + 1
  }
  return to
}

/** True where nothing but a space, hyphen or apostrophe stands before a word. */
const isClose = ({ gap }: Word) => /^(?:[ \u00a0\u202f]|[-‐’'])$/.test(gap)
